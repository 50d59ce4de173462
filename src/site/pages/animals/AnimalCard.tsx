import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { longDate } from '#src/engine/kit/format.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { Card } from '#src/engine/ui/Card.tsx';
import { Cluster, Muted } from '#src/engine/ui/Layout.tsx';
import { color, SPACE } from '#src/engine/ui/theme.ts';
import type { KeptAnimal, KeptService } from '#src/site/animals/keptAnimals.ts';
import { VeterinarianCall } from '#src/site/help/VeterinarianCall.tsx';
import type { IsoDate } from '#workers/contract.ts';
import { TodayNotice } from '../calculator/outcome/TodayNotice.tsx';
import { birthPage, isOnFarm, KEPT_SPECIES } from './birthPages.ts';
import { type Dated, type DatesByService, serviceKey } from './useServiceDates.ts';

interface AnimalCardProps {
  readonly animal: KeptAnimal;
  readonly dates: DatesByService;
  readonly today: IsoDate;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onRemoveService: (service: KeptService) => void;
}

/** One kept animal: what is known of it, and for each of her services what the dates mean today. */
export function AnimalCard({ animal, dates, today, onEdit, onRemove, onRemoveService }: AnimalCardProps) {
  const { name, species, breed, weight, services } = animal;
  return (
    <Frame as="li" data-animal={animal.id}>
      <Head>
        <h2>{name}</h2>
        <Cluster data-print="no" $gap="s2">
          <SmallButton type="button" aria-label={`Change ${name}`} onClick={onEdit}>
            Change
          </SmallButton>
          <SmallButton type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </SmallButton>
        </Cluster>
      </Head>
      <p>
        {[KEPT_SPECIES[species], breed].filter((each) => each !== '').join(', ')}
        {weight !== null && `; ${weight.amount} ${weight.unit}, weighed on ${longDate(weight.on)}`}
      </p>
      {services.map((service) => (
        <Service key={service.id}>
          <Dates dated={dates.get(serviceKey(animal, service))} today={today} isFarm={isOnFarm(species)} />
          <Cluster data-print="no" $gap="s2">
            <Link to={`${calculatorPath(birthPage(species) ?? '')}#${service.fragment}`}>
              All dates, and the signs of trouble
            </Link>
            <SmallButton
              type="button"
              aria-label={`Remove these dates of ${name}`}
              onClick={() => onRemoveService(service)}
            >
              Remove these dates
            </SmallButton>
          </Cluster>
        </Service>
      ))}
    </Frame>
  );
}

interface DatesProps {
  /** Undefined while it is computed. */
  readonly dated: Dated | undefined;
  readonly today: IsoDate;
  readonly isFarm: boolean;
}

function Dates({ dated, today, isFarm }: DatesProps) {
  if (dated === undefined) return <Muted>…</Muted>;
  if (dated === 'unreadable')
    return <Muted>These dates do not fit the page about the birth: open it, and enter them again.</Muted>;
  if (dated === 'failed')
    return (
      <Muted>
        What the dates mean today could not be computed. If a birth is overdue, call a veterinarian now; the dates are
        on the page below.
      </Muted>
    );
  return <TodayNotice line={dated.lineOn(today)} asOf={today} calls={<VeterinarianCall isFarm={isFarm} />} />;
}

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${SPACE.s3};
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.s2} ${SPACE.s3};
`;

const Service = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  padding-block-start: ${SPACE.s3};
  border-block-start: 1px solid ${color('line')};
  a { display: inline-flex; align-items: center; min-height: 2.75rem; }
`;
