import type { WaterAnimal } from '#workers/reference/livestockWater.ts';

/** Names in the menu and in results. */
export const ANIMALS: Readonly<Record<WaterAnimal, string>> = {
  beefCowNursing: 'Beef cow, nursing, 410 kg',
  beefCowDry: 'Beef cow, pregnant, 500 kg',
  bull: 'Bull, 730 kg',
  growing180: 'Growing cattle, 180 kg',
  growing270: 'Growing cattle, 270 kg',
  growing360: 'Growing cattle, 360 kg',
  finishing270: 'Finishing cattle, 270 kg',
  finishing360: 'Finishing cattle, 360 kg',
  finishing450: 'Finishing cattle, 450 kg',
  dairyCow: 'Dairy cow, milked',
  calf: 'Calf',
  horse: 'Horse, 450 kg',
  horseSmall: 'Small horse, 225 kg',
  horseLarge: 'Large horse, 680 kg',
  sheep: 'Sheep',
  sheepNursing: 'Ewe, nursing',
  lamb: 'Lamb, growing',
  goat: 'Goat',
  weaner: 'Weaned pig',
  sow: 'Sow, pregnant',
  sowNursing: 'Sow, nursing',
  layingHen: 'Laying hen',
};
