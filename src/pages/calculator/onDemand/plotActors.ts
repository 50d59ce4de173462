/** Connects the machine of 'Plot a figure' to the worker: the call as an actor, its answer as an event. */
import { type PlotEvent, type PlotJob, type PlotMachine, plotMachine } from '#src/machine/onDemand/plotMachine.ts';
import { type PlotClient, type PlotSubject, plotFor } from './plotJobs.ts';
import { workActor } from './workActor.ts';

/** Returns the machine as pages run it. Its subjects are `PlotSubject`. */
export function plotMachineWith(client: PlotClient): PlotMachine {
  return plotMachine.provide({
    actors: {
      sample: workActor<PlotEvent, PlotJob>(async ({ subject, job, choice }, signal) => ({
        type: 'worker.plotted',
        job,
        ...(await plotFor(subject as PlotSubject, choice, client, signal)),
      })),
    },
  });
}
