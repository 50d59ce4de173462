import { createSequenceKernel } from '../../kernel/createSequenceKernel.ts';
import type { SequenceKernel } from '../../kernel/sequenceKernel.ts';

/**
 * The kernel of this worker. Created when a formula that needs it is loaded, so that the first calculation need not
 * wait.
 */
export const sequenceKernel: Promise<SequenceKernel> = createSequenceKernel();
