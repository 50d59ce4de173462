// Vitest reporter that writes failures as JSON into the file named by FAILURE_REPORT.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export default class FailureReporter {
  onTestRunEnd(modules, unhandled) {
    const failures = modules.flatMap((module) => {
      const file = relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
      const broken = [...module.errors()];
      const tests = [...module.children.allTests('failed')];
      return [
        ...(broken.length === 0 ? [] : [{ file, name: '', errors: broken.map(plain) }]),
        ...tests.map((test) => ({ file, name: test.fullName, errors: (test.result().errors ?? []).map(plain) })),
      ];
    });
    const others = unhandled.length === 0 ? [] : [{ file: 'tests', name: '', errors: unhandled.map(plain) }];
    writeFileSync(process.env.FAILURE_REPORT, JSON.stringify([...failures, ...others]));
  }
}

function plain({ message, actual, expected, diff = '' }) {
  return { message, actual, expected, diff: stripVTControlCharacters(diff) };
}
