/** Lines that the calculators of the laboratory bench answer. */
import type { AskedWords } from '../declarations.ts';

export const BENCH_WORDS: readonly AskedWords[] = [
  {
    id: 'cell-size',
    of: 'cell|round cell|cell volume|bacterium|rod',
    also: 'round|spherical|diameter',
    inputs: {
      size: { words: 'diameter|side|across' },
      shape: { options: { sphere: 'round|spherical|ball', rod: 'rod shaped' } },
    },
    questions: [
      { words: 'volume', has: 'size', may: 'shape', sets: { shape: 'sphere' }, shows: 'volume' },
      { words: 'surface|surface area', has: 'size', may: 'shape', sets: { shape: 'sphere' }, shows: 'surfaceArea' },
    ],
  },
  {
    id: 'cell-division-time',
    of: 'cell cycle|cell division',
    also: 'divisions per day|division',
    questions: [{ has: 'totalTime', sets: { cellType: 'custom' }, shows: 'doublingRate' }],
  },
  {
    id: 'surface-area-volume',
    of: 'surface area to volume|surface to volume|sa v|sa/v|sa:v|surface area volume',
    also: 'ratio',
    inputs: { radius: { words: 'r|radius' }, height: { words: 'h|height' }, side: { words: 'side|edge|length' } },
    questions: [
      { words: 'cube', has: 'side', sets: { shape: 'cube' }, shows: 'ratio' },
      { words: 'sphere|ball', has: 'radius', sets: { shape: 'sphere' }, shows: 'ratio' },
      { words: 'cylinder', has: 'radius height', sets: { shape: 'cylinder' }, shows: 'ratio' },
    ],
  },
  {
    id: 'generation-time',
    of: 'doubling time|generation time|growth rate of|doubling',
    also: 'od|od600|cells|bacteria|e coli|e. coli|cfu|culture|grew|grow|goes|went|takes',
    inputs: { initialCount: { words: 'n0' }, elapsedTime: { words: 'time' }, timeUnit: {} },
    questions: [
      // In doublings or in natural logarithms: the page has both.
      { words: 'growth rate', has: 'initialCount finalCount elapsedTime', shows: '', isOnlyOpened: true },
      { without: 'growth rate', has: 'initialCount finalCount elapsedTime', shows: 'generationTime' },
    ],
  },
  {
    id: 'cell-dilution',
    of: 'dilute|dilution of cells|cell dilution|cells',
    also: 'suspension|stock|final|volume|ml',
    inputs: {
      stockConcentration: { units: { 'cells/mL': 'per ml|/ml|cells per ml|cells/ml' } },
      targetConcentration: { units: { 'cells/mL': 'per ml|/ml|cells per ml|cells/ml' } },
      finalVolume: { words: 'final volume', notOf: 'of|adding|add|plus' },
    },
    questions: [{ has: 'stockConcentration targetConcentration finalVolume', shows: 'stockVolume' }],
  },
  {
    id: 'cell-dilution',
    section: 'cell-count',
    of: 'hemocytometer|haemocytometer|neubauer|counting chamber',
    also: 'counts|count|cells|squares',
    inputs: { dilution: { words: 'dilution|diluted' } },
    questions: [{ has: 'dilution', list: { into: 'live', as: 'commas' }, shows: 'liveDensity' }],
  },
  {
    id: 'dna-concentration',
    of: 'dna concentration|rna concentration|a260|nucleic acid concentration',
    also: 'concentration|dna|rna',
    inputs: {
      a260: { words: 'a260|abs260' },
      a280: { words: 'a280|abs280' },
      a320: { words: 'a320' },
      dilutionFactor: { words: 'dilution|diluted|dilution factor' },
      nucleicAcid: { options: { RNA: 'rna', ssDNA: 'single stranded dna' } },
    },
    questions: [{ has: 'a260', may: 'a280 a320 dilutionFactor nucleicAcid', shows: 'concentration' }],
  },
  {
    id: 'log-reduction',
    of: 'log reduction|log kill|log10 reduction',
    also: 'cfu|pfu|survivors',
    questions: [{ has: 'initialCount finalCount', shows: 'logReduction' }],
  },
  {
    id: 'protein-concentration',
    of: 'protein concentration|a280',
    also: 'protein|coefficient|concentration',
    inputs: {
      absorbance280: { words: 'a280|abs280' },
      molarExtinction: { words: 'extinction coefficient|extinction|epsilon|molar extinction', bare: 'own' },
      molecularWeight: { words: 'mw|molecular weight' },
    },
    questions: [
      {
        has: 'absorbance280 molarExtinction molecularWeight',
        sets: { method: 'molar-extinction' },
        shows: 'massConcentration',
      },
      { has: 'absorbance280 molarExtinction', sets: { method: 'molar-extinction' }, shows: 'molarConcentration' },
    ],
  },
  {
    id: 'metabolic-rate',
    of: 'bmr|basal metabolic rate|metabolic rate|resting energy|resting metabolic rate',
    also: 'years old|year old|human|person|weighs|tall',
    inputs: {
      sex: { options: { male: 'male|man', female: 'female|woman' } },
      age: { words: 'age|aged|year old|years old|yr old|yrs old|yo|y/o|years|yrs' },
    },
    questions: [{ has: 'sex age weight height', sets: { species: 'human' }, shows: 'bmr' }],
  },
  {
    id: 'metabolic-rate',
    of: 'calories for a woman|calories for a man|daily calories|tdee|maintenance calories',
    also: 'woman|man|female|male|years old|year old',
    inputs: {
      sex: { options: { male: 'male|man', female: 'female|woman' } },
      age: { words: 'age|aged|year old|years old|yr old|yrs old|yo|y/o|years|yrs' },
    },
    questions: [
      { has: 'sex age weight height', sets: { species: 'human' }, shows: 'dailyCalories', isOnlyOpened: true },
    ],
  },
  {
    id: 'oxygen-consumption',
    of: 'rq|respiratory quotient|oxygen consumption',
    also: 'o2|co2|flow|in|out|gas|air',
    inputs: {
      o2Input: { words: 'o2 in' },
      o2Output: { words: 'out' },
      co2Input: { words: 'co2 in' },
      flowRate: { words: 'flow' },
    },
    questions: [{ has: 'o2Input o2Output co2Input co2Output flowRate temperature', shows: 'rq' }],
  },
  {
    id: 'rcf-rpm',
    of: 'rcf|rpm|centrifuge|g-force|g force|x g|× g|spin',
    also: 'rotor|force|speed|g|xg|centrifuge|spin|rcf|rpm',
    inputs: {
      radius: { words: 'r|radius|rotor' },
      rpm: { words: 'rpm', beside: 'either' },
      rcf: { words: 'rcf', units: { '× g': '× g|x g|xg|×g|g' } },
    },
    questions: [
      { has: 'rpm radius', sets: { solveFor: 'rcf' }, shows: 'rcf' },
      { has: 'rcf radius', sets: { solveFor: 'rpm' }, shows: 'rpm' },
    ],
  },
  {
    id: 'od600',
    of: 'od|od600|optical density',
    also: 'cells per ml|cells/ml|cells|ml|culture|per',
    inputs: {
      od: { words: 'od|od600' },
      organism: { options: { 'e-coli': 'e coli|e. coli|ecoli', 'b-subtilis': 'b subtilis|bacillus subtilis' } },
    },
    questions: [
      { has: 'od', may: 'organism', shows: 'cellsPerMilliliter' },
      {
        words: 'haploid',
        and: 'yeast',
        has: 'od',
        sets: { organism: 's-cerevisiae-haploid' },
        shows: 'cellsPerMilliliter',
      },
      {
        words: 'diploid',
        and: 'yeast',
        has: 'od',
        sets: { organism: 's-cerevisiae-diploid' },
        shows: 'cellsPerMilliliter',
      },
    ],
  },
  {
    id: 'serial-dilution',
    of: 'serial dilution|serially dilute|dilution series',
    also: 'cfu|cfu/ml|cells/ml|ml|tubes|steps|times|cells',
    inputs: { factor: { reads: 'ratio' }, steps: { words: 'tubes|steps|times|tube' } },
    questions: [{ has: 'stockConcentration factor steps', sets: { mode: 'factor' }, shows: 'smallestTransfer' }],
  },
  {
    id: 'serial-dilution',
    of: 'times',
    inputs: { factor: { reads: 'ratio' }, steps: { words: 'times' } },
    questions: [{ has: 'factor steps', sets: { mode: 'factor' }, shows: '', isOnlyOpened: true }],
  },
  {
    id: 'clinical-units',
    of: 'glucose|creatinine|cholesterol|urea|triglycerides|bilirubin|calcium|hemoglobin|uric acid|blood sugar|vitamin d|magnesium|phosphate',
    also: 'in|to|blood|mg/dl|mmol/l|umol/l|µmol/l|g/dl|ng/ml|nmol/l',
    inputs: {
      analyte: { options: { glucose: 'glucose|blood sugar', cholesterol: 'cholesterol|ldl|hdl' } },
      value: {
        unitIn: 'from',
        units: { us: 'mg/dL|g/dL|ng/mL|µg/dL|ug/dL|pg/mL', si: 'mmol/L|µmol/L|umol/L|nmol/L|pmol/L|g/L' },
        provedBy: { us: 'usUnit', si: 'siUnit' },
      },
    },
    questions: [
      {
        words: 'in mmol/l|to mmol/l|in µmol/l|in umol/l|to µmol/l|to umol/l|in nmol/l|to nmol/l',
        has: 'analyte value',
        shows: 'si',
      },
      { words: 'in mg/dl|to mg/dl|in g/dl|to g/dl|in ng/ml|to ng/ml', has: 'analyte value', shows: 'us' },
    ],
  },
  {
    id: 'master-mix',
    of: 'master mix|reactions|mastermix',
    also: 'samples|triplicate|duplicate|reactions|controls|in',
    inputs: {
      samples: { words: 'samples' },
      controls: { words: 'controls|control' },
      replicates: { words: 'replicates' },
    },
    questions: [
      {
        words: 'in triplicate|triplicate',
        has: 'samples',
        may: 'controls reactionVolume',
        sets: { replicates: '3' },
        shows: '',
        isOnlyOpened: true,
      },
      {
        words: 'in duplicate|duplicate',
        has: 'samples',
        may: 'controls reactionVolume',
        sets: { replicates: '2' },
        shows: '',
        isOnlyOpened: true,
      },
      { has: 'samples', may: 'controls reactionVolume replicates', shows: '', isOnlyOpened: true },
    ],
  },
  {
    id: 'plate-layout',
    of: 'well plate|plate layout|96 well|384 well',
    also: 'well|plate|layout|samples|duplicates|triplicates|standards',
    inputs: {
      plate: { options: { '96': '96 well|96-well', '384': '384 well|384-well' } },
      samples: { words: 'samples|sample' },
      standards: { words: 'standards|standard' },
    },
    questions: [
      {
        words: 'duplicates|duplicate|in duplicate',
        has: 'plate samples',
        may: 'standards',
        sets: { replicates: '2' },
        shows: 'usedWells',
      },
      {
        words: 'triplicates|triplicate|in triplicate',
        has: 'plate samples',
        may: 'standards',
        sets: { replicates: '3' },
        shows: 'usedWells',
      },
      { has: 'plate samples', may: 'standards', sets: { replicates: '1' }, shows: 'usedWells' },
    ],
  },
  {
    id: 'enzyme-kinetics',
    of: 'km vmax|km|vmax|michaelis menten|michaelis-menten|enzyme kinetics|lineweaver burk',
    also: 'kinetics|enzyme|and|substrate|velocity',
    questions: [{ has: '', list: { into: 'dataPoints', as: 'rows', columns: ['substrate', 'velocity'] }, shows: 'km' }],
  },
];
