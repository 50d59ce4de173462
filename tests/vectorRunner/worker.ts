/** Runs every golden case through the worker's host. */
import { isCatalogComplete, loadDefinition } from './calculators.ts';
import { caseComplaints } from './caseComplaints.ts';
import { createTally } from './tally.ts';
import { isForeignFolder, readVectorFiles, vectorFolder } from './vectorFiles.ts';

export async function main(): Promise<number> {
  const tally = createTally((line) => console.log(line));
  const mustExist = isForeignFolder() || isCatalogComplete();
  for (const file of readVectorFiles(vectorFolder(process.cwd()))) {
    const definition = await loadDefinition(file.calculator);
    if (definition === undefined) {
      if (mustExist) tally.fail(file.file, [`there is no calculator '${file.calculator}'`]);
      else tally.note(`not built yet: ${file.file}`);
      continue;
    }
    for (const vectorCase of file.cases) {
      const reasons = await caseComplaints(definition, file, vectorCase).catch((error: unknown) => [String(error)]);
      if (reasons.length === 0) tally.pass();
      else tally.fail(`${file.file}: ${vectorCase.name}`, reasons);
    }
  }
  return tally.close();
}
