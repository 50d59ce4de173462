import type { SequenceKernel } from '../../../kernel/sequenceKernel.ts';
import { createSequenceKernel } from '../../../kernel/simdKernel.ts';

/**
 * The kernel of this worker. Created when a formula that needs it is loaded, so that the first calculation need not
 * wait.
 */
export const sequenceKernel: Promise<SequenceKernel> = createSequenceKernel();
