/**
 * Words by which people ask for a calculator and which occur neither in its name and description nor among its keywords:
 * abbreviations, trade names, lay words, names of methods, and what animals are called by age and sex. Phrases are separated by
 * commas. A phrase that is typed in full leads before a page that has its words scattered.
 */
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';

const GESTATIONS = [
  'cat-pregnancy',
  'cow-gestation',
  'dog-pregnancy',
  'goat-gestation',
  'guinea-pig-pregnancy',
  'horse-gestation',
  'llama-gestation',
  'rabbit-gestation',
  'sheep-gestation',
  'swine-gestation',
  'alpaca-gestation',
  'donkey-gestation',
  'buffalo-gestation',
] as const satisfies readonly CalculatorId[];
const DOG_CARE = [
  'dog-age',
  'dog-life-expectancy',
  'dog-bmi',
  'dog-nutrition',
  'dog-water-intake',
  'dog-chocolate-toxicity',
  'dog-onion-toxicity',
  'dog-raisin-toxicity',
  'dog-xylitol-toxicity',
  'dog-quality-life',
  'dog-benadryl',
  'dog-cephalexin',
  'dog-metacam',
  'dog-tramadol',
  'dog-omega3',
] as const satisfies readonly CalculatorId[];
const CAT_CARE = [
  'cat-age',
  'cat-bmi',
  'cat-calorie',
  'cat-chocolate-toxicity',
  'cat-quality-life',
  'cat-benadryl',
  'cat-cephalexin',
  'cat-fish-oil',
  'cat-metacam',
  'cat-size-predictor',
] as const satisfies readonly CalculatorId[];

/** What several calculators go by. */
export const SHARED_SYNONYMS: readonly { readonly of: readonly CalculatorId[]; readonly words: string }[] = [
  {
    of: GESTATIONS,
    words:
      'due date, pregnant, pregnancy, prego, preggo, preggers, expecting, gestation, birth date, birthing, giving birth, labor, labour, conception, mating, bred, breeding, trimester, term, length of pregnancy, how long pregnant, straining',
  },
  { of: DOG_CARE, words: 'dog, puppy, pup, canine, hound, doggy, pooch, bitch' },
  { of: CAT_CARE, words: 'cat, kitten, kitty, feline, tomcat, queen' },
  {
    of: [
      'dog-chocolate-toxicity',
      'dog-onion-toxicity',
      'dog-raisin-toxicity',
      'dog-xylitol-toxicity',
      'cat-chocolate-toxicity',
    ],
    words: 'poison, poisoned, poisoning, toxic, toxicity, toxin, swallowed, ate, eaten, emergency',
  },
  {
    of: [
      'dog-benadryl',
      'dog-cephalexin',
      'dog-metacam',
      'dog-tramadol',
      'cat-benadryl',
      'cat-cephalexin',
      'cat-metacam',
    ],
    words: 'medicine, medication, drug, dose, dosage, dosing, prescription, mg per kg',
  },
  {
    of: ['dog-metacam', 'dog-tramadol', 'cat-metacam'],
    words: 'painkiller, pain relief, pain meds, pain medicine, analgesic',
  },
  {
    of: ['dog-metacam', 'cat-metacam'],
    words: 'NSAID, anti-inflammatory, Loxicom, Meloxidyl, Rheumocam, arthritis, joint pain',
  },
  {
    of: ['dog-cephalexin', 'cat-cephalexin'],
    words: 'Keflex, Rilexine, antibiotic, cefalexin, cephalosporin, skin infection',
  },
  {
    of: ['dog-benadryl', 'cat-benadryl'],
    words: 'antihistamine, allergy, allergies, allergic, itching, hives, bee sting, diphenhydramine',
  },
  {
    of: ['dog-omega3', 'cat-fish-oil'],
    words: 'fish oil, salmon oil, krill oil, omega 3, omega3, EPA, DHA, fatty acids',
  },
  {
    of: ['dog-quality-life', 'cat-quality-life'],
    words: 'QoL, euthanasia, put to sleep, put down, end of life, time to say goodbye, hospice',
  },
  {
    of: ['punnett-square', 'dihybrid-cross', 'trihybrid-cross'],
    words: 'Mendel, Mendelian genetics, inheritance, offspring ratio, heredity',
  },
  {
    of: ['allele-frequency', 'hardy-weinberg'],
    words: 'HWE, population genetics, gene frequency, p2 2pq q2, carrier frequency',
  },
  {
    of: ['population-growth', 'generation-time'],
    words: 'doubling time, growth rate, growth curve, exponential growth',
  },
  {
    of: ['molar-mass', 'molecular-weight'],
    words: 'MW, mol wt, molecular mass, formula mass, formula weight, grams per mole, g mol, daltons, molar weight',
  },
  {
    of: ['atomic-mass', 'average-atomic-mass'],
    words: 'isotopes, isotopic abundance, relative atomic mass, amu, atomic weight, Ar',
  },
  {
    of: ['atomic-mass', 'average-atomic-mass', 'electron-config', 'electronegativity'],
    words:
      'hydrogen, helium, lithium, carbon, nitrogen, oxygen, sodium, magnesium, aluminum, sulfur, chlorine, potassium, calcium, iron, copper, zinc, silver, gold, lead',
  },
  { of: ['chemical-name', 'electron-config'], words: 'oxidation number, oxidation state, valence' },
  { of: ['atom', 'electron-config', 'electronegativity'], words: 'periodic table, element, elements' },
  {
    of: ['dna-concentration', 'protein-concentration'],
    words: 'NanoDrop, absorbance, OD, UV, Beer-Lambert law, spectrophotometry, Qubit',
  },
  {
    of: ['dna-sequence', 'protein-synthesis'],
    words: 'FASTA, codon, codons, genetic code, translate, translation, ORF, central dogma',
  },
];

/** What one calculator goes by. */
export const SYNONYMS: Readonly<Partial<Record<CalculatorId, string>>> = {
  'cell-size': 'volume of a cell, SA V, cell diameter, bacterium size',
  'cell-division-time': 'mitosis duration, cell cycle length, cell cycle duration, interphase, G1, G2, S phase',
  'surface-area-volume': 'SA:V ratio, SA to V, surface to volume, sphere volume, cylinder, cube',
  'annealing-temperature':
    'Tm, Ta, melting temp, melting temperature, anneal temp, primer, primers, primer design, oligo, oligonucleotide, PCR temperature, gradient PCR, nearest neighbor, salt correction',
  'generation-time':
    'bacterial growth, number of generations, doubling rate, culture growth, E coli, specific growth rate, CFU',
  'cell-dilution':
    'hemocytometer, haemocytometer, cell count, cell counting, counting chamber, Neubauer, trypan blue, passaging, splitting cells, seed cells, plating cells, serial dilution, cell stock, cells per ml',
  'dna-concentration':
    'A260, A280, A260/A280, 260 280, RNA concentration, purity of DNA, nucleic acid, ng ul, oligo concentration, miniprep yield',
  ligation:
    'vector insert ratio, cloning, plasmid, T4 ligase, insert mass, 3 to 1 ratio, Gibson assembly, restriction cloning',
  'log-reduction':
    'log kill, kill rate, disinfection, sterilization, sanitizer, CFU, colony count, decimal reduction, microbial count',
  'protein-concentration':
    'Bradford, BCA, Lowry, A280, protein assay, standard curve, mg ml, BSA, extinction coefficient, molar absorptivity',
  'dna-sequence':
    'GC, GC content, AT content, reverse complement, complement, antisense, transcribe, transcription, DNA to mRNA, base pairs, nucleotide count, genome, GenBank, sequence analysis, open reading frame, stop codon, start codon',
  'protein-synthesis':
    'pI, isoelectric, amino acid, aminoacid, amino acids, peptide, polypeptide, protein mass, kDa, protein molecular weight, ProtParam, mRNA to protein, hydropathy, peptide mass',
  'hardy-weinberg': 'Hardy Weinberg principle, chi square, equilibrium, genetic drift, HW',
  'allele-frequency': 'allele count, gene pool, minor allele frequency, MAF',
  'dihybrid-cross': '16 boxes, two traits, 4x4 Punnett square, two genes',
  'dna-copy-number': 'copies per ul, plasmid copy number, number of molecules, gene copies, viral load, ng to copies',
  'punnett-square':
    'punnet, punett, genetic cross, eye color, blood type, carrier, recessive, dominant, monohybrid, heterozygous',
  'qpcr-efficiency':
    'qPCR, real time PCR, RT-qPCR, Ct, Cq, primer efficiency, amplification efficiency, slope, delta Ct, standard curve',
  'trihybrid-cross': '64 boxes, three traits, 8x8 Punnett square',
  'metabolic-rate':
    'BMR, RMR, TDEE, calories, daily calories, calorie needs, maintenance calories, basal metabolism, resting metabolic rate, Harris-Benedict, Mifflin, Kleiber, metabolism',
  'oxygen-consumption':
    'RQ, VO2, VO2 max, RER, oxygen uptake, respirometry, calorimetry, CO2 production, breathing, metabolic cart',
  'blood-pressure':
    'BP, hypertension, hypotension, high blood pressure, low blood pressure, systolic, diastolic, MAP, mmHg, heart',
  'horse-weight':
    'weigh horse, weight tape, weigh tape, horse weight tape, girth tape, pony, mare, gelding, stallion, equine weight, how heavy is my horse, heartgirth',
  'population-growth':
    'doubling, logistic, r and K, carrying capacity K, birth rate, death rate, population size, Malthus, bacterial growth',
  'species-diversity':
    "Shannon, Simpson, biodiversity, Pielou, species richness, H', Shannon-Wiener, alpha diversity, diversity index, Chao1",
  'carrying-capacity':
    'K, stocking density, stocking rate, grazing capacity, habitat capacity, maximum population, overgrazing',
  'enzyme-kinetics':
    'Michaelis-Menten, Michaelis constant, Km, Vmax, kcat, turnover number, Lineweaver-Burk, enzyme activity, substrate saturation, reaction velocity, double reciprocal',
  'ph-analysis':
    'acidity, acid, base, alkaline, alkalinity, pOH, H+ concentration, hydronium, hydroxide, proton concentration, neutral',
  'molecular-weight': 'chemical formula mass, empirical formula',
  'cat-pregnancy': 'queen, kittens, kitten, feline pregnancy, queening, tom, kitty, cat birth',
  'cow-gestation':
    'cow, heifer, calf, calves, calving, cattle, bull, bovine, dairy cow, beef cow, freshening, in calf, AI date, calve, insemination, Holstein, Angus, Jersey',
  'dog-pregnancy':
    'puppy, puppies, pup, bitch, dam, whelp, whelping, litter, canine pregnancy, dog in heat, whelping calendar',
  'goat-gestation': 'goat, doe, nanny, doeling, buck, billy, kid, kids, kidding, caprine, Boer, Nigerian dwarf',
  'guinea-pig-pregnancy': 'cavy, cavies, guinea pig, sow, boar, pups, rodent',
  'horse-gestation':
    'horse, mare, foal, foals, foaling, filly, colt, stallion, broodmare, pony, equine, in foal, Thoroughbred',
  'llama-gestation': 'llama, cria, camelid, alpaca, hembra, macho',
  'rabbit-gestation':
    'rabbit, bunny, bunnies, doe, buck, kits, kit, kindle, kindling, nest box, baby bunnies, leporine',
  'sheep-gestation': 'sheep, ewe, ewes, ram, lamb, lambs, lambing, tup, tupping, ovine, ewe lamb, hogget',
  'swine-gestation':
    'swine, pig, pigs, sow, sows, gilt, boar, piglet, piglets, farrow, farrowing, hog, hogs, porcine, 3 months 3 weeks 3 days',
  'cat-age': 'cat years, human years, kitten age, how old is my cat, senior cat, cat lifespan, cat life stage',
  'cat-bmi': 'fat cat, chonky cat, overweight cat, obese cat, cat weight, feline BMI, body condition',
  'cat-calorie':
    'cat food, cat diet, feed a cat, feeding, kcal, RER, kitten food, cat weight loss, how much wet food, dry food, portion',
  'cat-quality-life': 'HHHHHMM, quality of life scale, old cat, sick cat',
  'cat-fish-oil': 'omega-3 cat, cod liver oil, fur, coat',
  'cat-size-predictor': 'kitten growth, kitten weight, adult size, full grown cat, how big will my cat be, Maine Coon',
  atom: 'protons, neutrons, electrons, Bohr model, atomic number, mass number, subatomic particles, ion charge, nucleus',
  'bond-order':
    'MO theory, molecular orbital, paramagnetic, diamagnetic, antibonding, double bond, triple bond, bond strength, O2, N2',
  'chemical-name':
    'nomenclature, naming, compound name, IUPAC name, ionic compound, formula to name, name to formula, Roman numeral, polyatomic ion',
  'nuclear-charge': 'Zeff, Slater, shielding, screening, effective charge, Z effective',
  'electron-config':
    'electron configuration, orbitals, aufbau, Hund, spdf, 1s2 2s2 2p6, noble gas configuration, quantum numbers, valence electrons, unpaired electrons, orbital diagram',
  electronegativity: 'Pauling, polarity, polar bond, bond polarity, EN difference, covalent, ionic bond, nonpolar',
  'molar-mass':
    'moles, mole, grams to moles, moles to grams, Avogadro, number of moles, mol, gram formula mass, mol to g',
  'percent-composition':
    'mass percent, percent by mass, empirical formula, weight percent, elemental analysis, combustion analysis, w/w',
  'ionic-character': 'percent ionic, bond ionicity, dipole moment, ionic bond, covalent character, debye',
  pka: 'Ka, pKb, Kb, Henderson-Hasselbalch, Henderson, buffer, pH buffer, buffer pH, weak acid, weak base, acid dissociation, titration, acetate, phosphate buffer, Tris, conjugate base',
  molarity:
    'C1V1, C1V1 = C2V2, M1V1, M1V1 = M2V2, dilution, dilute, stock solution, normality, concentration, moles per liter, moles, mM, molar, molality, make a solution, grams needed, working solution, solution preparation',
  stoichiometry:
    'balance, balancing equations, balance equation, equation balancer, chemical equation, chemical reaction, limiting reactant, limiting reagent, percent yield, theoretical yield, excess reagent, mole ratio, moles, reaction',
  'dog-age': 'dog years, human years, puppy age, how old is my dog, senior dog, age of dog',
  'dog-life-expectancy': 'life span, lifespan, longevity, how long will my dog live, breed, life expectancy',
  'dog-bmi': 'fat dog, overweight dog, obese dog, ideal weight, dog weight, BCS, body condition score, healthy weight',
  'dog-nutrition':
    'dog food, dog calories, puppy food, feed a dog, feeding chart, feeding, kcal, RER, MER, kibble, how much to feed, diet, portion, raw diet',
  'dog-water-intake': 'drinking, thirst, thirsty dog, hydration, dehydration, water bowl, polydipsia, drinks a lot',
  'dog-chocolate-toxicity':
    'chocolate, cocoa, cacao, theobromine, caffeine, milk chocolate, dark chocolate, brownie, M&M',
  'cat-chocolate-toxicity': 'chocolate, cocoa, cacao, theobromine, caffeine, milk chocolate, dark chocolate, brownie',
  'dog-onion-toxicity': 'onion, onions, garlic, leek, chives, shallot, scallion, allium, spring onion, onion powder',
  'dog-raisin-toxicity':
    'grape, grapes, raisin, raisins, sultana, sultanas, currant, currants, mince pie, fruit cake, tartaric acid',
  'dog-xylitol-toxicity':
    'xylitol, gum, chewing gum, birch sugar, E967, sweetener, sugar free, toothpaste, peanut butter, mints',
  'dog-tramadol': 'Ultram, opioid',
  'dog-quality-life': 'HHHHHMM, quality of life scale, old dog',
  'pet-emergency':
    'poison, poison control, poison help, pet poison helpline, toxic plants, lily, swallowed, vet emergency, emergency vet, rat poison, antifreeze',
  'animal-emergency': 'first aid, vet now',
  'pet-medicine-overdose':
    'overdose, ibuprofen, Advil, Tylenol, acetaminophen, paracetamol, aspirin, naproxen, Aleve, painkiller, NSAID, human medicine, ate pills, ate my medication, double dose',
  'alpaca-gestation': 'alpaca, cria, camelid, hembra, macho, Huacaya, Suri',
  'donkey-gestation': 'donkey, jenny, jennet, jack, foal, foaling, burro, mule',
  'buffalo-gestation': 'buffalo, water buffalo, carabao, buffalo calf, heifer, calving, Murrah',
  'descriptive-statistics':
    'average, standard deviation, SD, standard error, variance, IQR, five number summary, column statistics, normality test, CV, summary statistics, outliers',
  'confidence-interval':
    'CI, 95 % CI, exact binomial, proportion CI, z interval, t interval, rate, rule of three, binomial interval, score interval',
  'which-test':
    'what test should I use, choose a statistical test, choose a test, is there a difference, significant difference, decision tree, parametric or nonparametric, compare groups, which analysis, flow chart of tests',
  't-test':
    'unpaired, one sample t test, two sample t test, t statistic, degrees of freedom, effect size, before and after, compare two groups, significance, unequal variances',
  correlation:
    'r value, R squared, association, monotone relationship, tau-b, linear relationship, correlate, relationship between two variables, rho',
  'outlier-test':
    'ESD, extreme studentized deviate, Q-test, reject a data point, anomalous value, masking, Tukey fences, interquartile range rule, discard a value, odd one out',
  'linear-regression':
    'least squares, trendline, regression line, Bradford, BCA, ELISA linear, LOD, LOQ, detection limit, calibration, standard curve, confidence band, curve fit, straight line',
  percentage:
    'percent, pct, discount, markup, VAT, sales tax, tax, weight loss percent, what percent, mortality percent, percentage points, tip',
  ratio:
    'cross multiplication, scale, parts, 1:10, 1 to 10, 1+9, dilution factor, disinfectant dilution, equivalent ratios, share out, fraction',
  'quadratic-equation':
    'solve x squared, midnight formula, factor quadratic, polynomial degree 2, zeros, ax2 bx c, second degree',
  'half-life':
    'halflife, t1/2, drug clearance time, washout, tau, carbon dating, isotope decay, P-32, S-35, iodine-131, tritium, becquerel, curie, radioactivity, radiation, how long in the system',
  'days-between-dates':
    'how many days, weeks between, duration, inclusive days, withdrawal period, quarantine days, working days, calendar days, date calculator, deadline, holidays',
  age: 'how old, birthday, age in months, puppy age weeks, kitten age, exact age, DOB, weekday of birth, how many weeks old',
  'unit-price':
    'cheaper, cost per ounce, cat litter price, bulk, price per can, per kilo, price comparison, value for money, grocery',
  'concrete-slab':
    'cement, bags of concrete, cubic yards, 80 lb bags, 60 lb bag, barn floor, kennel floor, stable floor, sand and gravel, mix ratio, foundation volume, ready mix, patio, Quikrete',
  'compound-interest':
    'savings, vet fund, future value, monthly savings, APY, effective annual rate, how long to save, annuity, investment, emergency fund, compounding, interest',
  'break-even-price':
    'breakeven, feeder cattle profit, stocker, backgrounding, lamb feeding profit, yardage, death loss, shrink, livestock margin, feedlot closeout, steer, beef profit',
  bmi: 'obesity, healthy weight, ideal weight, Quetelet, weight range, kg/m2, too heavy, fat',
  'waist-to-height':
    'waist circumference, abdominal fat, visceral fat, tummy, waistline, waist size, waist height, IDF waist, central adiposity',
  'body-surface-area':
    'm2, Gehan George, Meeh, body area, skin surface, chemotherapy surface, burn area, square meters',
  'human-due-date':
    'EDD, LMP, estimated date of delivery, embryo transfer, gestational age, baby, pregnancy weeks, expecting',
  egfr: 'GFR, G3a, ACR, renal function, MDRD, glomerular filtration, CKD, EKFC, kidney failure, renal',
  'heart-rate-zones':
    'fat burning zone, cardio zone, Tanaka, resting heart rate, bpm, pulse, HRmax, MHR, aerobic zone, running zones',
  'pearson-square':
    'ration, corn and soybean meal, pig feed, goat feed, two feeds, feed blending, poultry mash, hog feed, layer mash, protein mix',
  fence:
    'fencing, how many posts, barbed wire, woven wire, rails, acre fence, H-brace, gate, pasture perimeter, corral, paddock',
  'tank-volume':
    'fish tank, tank volume, liters, hexagon tank, substrate volume, gravel, tank dimensions, terrarium, pond, tank weight, aquarium gallons',
  'sample-size':
    'power calculator, number of subjects, G*Power, minimum sample size, two proportions sample size, ANOVA power, correlation sample size, how many mice, group size, power calculation, study planning, replicates needed',
  'dose-response':
    'LD50, ED50, half maximal inhibitory concentration, four parameter logistic, logistic curve fit, ELISA 4PL, inhibition curve, relative potency, pIC50, concentration response, drc, herbicide dose, toxicity curve, Hill equation',
  'survival-analysis':
    'survival curve, time to event, survival table, number at risk, mortality curve, Mantel-Cox, KM plot, hazard, relapse, follow-up, life span, Cox, tumor survival',
  'hill-numbers':
    'effective number of species, true diversity, species accumulation, extrapolation, iNEXT, Chao1, Good-Turing, richness estimator, exponential Shannon, inverse Simpson, unseen species, diversity profile, EstimateS, rarefy',
  'mark-recapture':
    'capture-recapture, capture recapture, Lincoln index, Petersen, Chapman estimator, Schnabel, Schumacher Eschmeyer, population size, tagging, tagged fish, CMR, animal abundance, census',
  'quadrat-survey':
    'quadrat, plant density, percent cover, IVI, relative density, relative frequency, variance to mean ratio, index of dispersion, Morisita, clumped, vegetation survey, transect, barnacles, sessile animals',
  'beta-diversity':
    'dissimilarity matrix, distance matrix, similarity index, Jaccard, Sørensen, Sorensen, Morisita-Horn, dendrogram, cluster analysis, vegdist, turnover, nestedness, Whittaker, community comparison, compare sites',
  'species-area':
    'SAR, island biogeography, power law, Arrhenius, z value, log-log regression, habitat loss, extinction, species lost, island species number, nonlinear fit, non-linear fit',
  'life-table':
    'survivorship curve, survivorship, lx, qx, ex, mortality table, cohort life table, static life table, R0, net reproductive rate, Euler-Lotka, fecundity schedule, k-factor, how long animals live, demography',
  'scientific-notation':
    'sci notation, exponent, exponential notation, sig figs, sigfigs, micro, nano, kilo, milli, order of magnitude, convert to standard form, prefix converter, large numbers',
  'animal-space':
    'space per chicken, coop size, how much space per cow, pig pen size, dog kennel size, cat cage size, barn size, run size, goat pen, sheep pen, square feet per hen, animal welfare, calf pen, chicken coop, floor area, cage, stable',
  'water-trough':
    'how much water does a cow drink, sheep water, goat water, pig water, chicken water, hot weather water, drinking water, waterer, water tank, gallons, thirsty',
  'pet-cost':
    'pet insurance cost, can I afford a dog, can I afford a cat, dog budget, rabbit cost, pet expenses, how much does a dog cost, kitten cost',
  'feed-cost':
    'FCR, IOFC, cost per egg, cost of gain, pig feed cost, cost per pound, feed price, egg production cost, chicken feed cost, cost per gallon of milk',
  'hay-needs':
    'hay cost, goat hay, sheep hay, bale count, forage budget, hay for llama, hay calculator, winter hay, square bales, fodder, roughage',
  'treat-allowance':
    'treat calculator, snack calories, snacks, biscuits, chews, dreamies, table scraps, treat allowance',
  'recipe-scaler':
    'round to square pan, baking pan, convert recipe, cake tin, springform, halve a recipe, triple recipe, ingredients, cooking, baking, cups',
  'horse-conditioning':
    'interval training horse, V150, V140, workload, horse heart rate, equine fitness, racehorse, trotter, lactate, gallop speed',
  'rcf-rpm':
    'g-force, x g, rpm to g, g to rpm, relative centrifugal force, k factor, pelleting time, sedimentation, rotor conversion, nomogram, spin down, centrifugation',
  'concentration-converter':
    'mg/mL to mM, mM to mg/mL, ppm to molar, ppb, percent to molar, w/v, w/w, mEq/L, milliequivalents, mOsm, osmolality, molality, µM to ng/µL, concentration units, mg/dL to mmol/L, normality',
  'amount-converter':
    'ng to pmol, pmol to ng, fmol, µg to pmol DNA, molecules, copies, moles of ends, dsDNA molecular weight, oligo molecular weight, oligo mass, RNA mass to moles, plasmid pmol, NEBioCalculator, library nM, qubit',
  od600:
    'optical density, OD to cells, OD to CFU, E. coli OD, yeast OD, bacterial concentration, cells per mL, turbidity, inoculum, dilute culture, spectrophotometer, path length',
  'length-converter':
    'cm to inches, inches to cm, feet to meters, miles to km, hands to cm, nm to µm, light year, yards, furlong, nautical mile, height in feet, survey foot, angstrom',
  'mass-converter':
    'lb to kg, kg to lb, lbs, pounds, oz to g, ounces to grams, stone to kg, grains to mg, Da to g, kDa, carat, troy ounce, weight converter, metric ton, short ton',
  'volume-converter':
    'cups to mL, tablespoons to mL, teaspoons, US vs imperial gallon, fl oz to mL, pint to mL, quart, bushel, µL to mL, cubic feet, barrel, cc to mL, kitchen measures',
  'area-converter':
    'acres to hectares, hectares to acres, sq ft to m2, square meters to square feet, square miles to km2, land area, plot size, are, rood, survey acre',
  'pressure-converter':
    'psi to bar, bar to psi, mmHg to kPa, kPa to mmHg, atm to Pa, torr to Pa, inHg to hPa, cmH2O to mmHg, tire pressure, vacuum, barometer, autoclave pressure',
  'energy-converter':
    'kcal to kJ, kJ to kcal, calories to joules, kWh to J, eV to kJ/mol, BTU to kJ, cm-1 to kJ/mol, hartree to eV, wavenumber, food energy, foot pound, erg, therm',
  'temperature-converter':
    'C to F, F to C, Celsius to Fahrenheit, Fahrenheit to Celsius, centigrade, Kelvin to Celsius, Rankine, temperature difference, absolute zero, fever in Fahrenheit, oven temperature',
  'clinical-units':
    'mg/dL to mmol/L, mmol/L to mg/dL, glucose units, blood sugar, creatinine µmol/L, BUN to urea, cholesterol units, bilirubin, calcium, T4 nmol/L, cortisol, dog progesterone, HbA1c mmol/mol, SI units, conventional units, veterinary blood results, SDMA, thyroid',
  'master-mix':
    'PCR mix, qPCR mix, reaction mix, PCR components, PCR setup, dead volume, reagents per sample, RT-qPCR, Taq, primers, mastermix',
  'serial-dilution':
    'dilution factor, 1 in 10 dilution, 1:10, half-log, titration, CFU plating, qPCR standards, standard curve, log dilution, dilution table, MIC',
  'buffer-recipe':
    'PBS, TBS, TE, TAE, RIPA, LB, Tris, how many grams, molarity to grams, lab solution, reagent preparation, purity correction, media recipe, 10x PBS',
  'plate-layout':
    '96 well plate template, 384 well plate, plate template, randomization, blocked randomization, replicate wells, sample positions, microplate, well plate, qPCR plate setup, plate planner',
  'chi-square-test':
    'chi squared test, chi2, test of independence, risk ratio, likelihood ratio test, Yates, Mendelian ratio, 2x2 table, 9:3:3:1, expected counts, association of categories',
  'rank-tests':
    'U test, rank sum test, Wilcoxon test, nonparametric, non-normal data, score data, median test, post hoc Dunn, Mann Whitney, Kruskal Wallis, distribution free',
  anova:
    'one way anova, compare several groups, compare three groups, multiple comparisons, Levene test, HSD, F statistic, variance analysis, post-hoc, several means, compact letter display, cld, letters a b, post hoc letters, Dunnett, compare with control',
  'pet-food-energy':
    'NFE, nitrogen free extract, ash, as fed, metabolizable energy, how many cans, dog food label, kibble, protein dry matter, canned food, carbs',
  'leslie-matrix':
    'Lefkovitch, population projection matrix, matrix population model, dominant eigenvalue, lambda, stable age distribution, stable stage, reproductive value, elasticity, sensitivity, damping ratio, popbio, PVA, age structure',
  'multiple-testing':
    'FDR, q value, multiple comparisons, many p values, p adjust, p.adjust, family-wise error, FWER, Bonferroni correction, Holm-Bonferroni, BH procedure, Benjamini-Yekutieli, adjusted p, gene list, multiplicity',
  'diagnostic-test':
    'PPV, NPV, LR+, LR-, DOR, diagnostic test accuracy, false positive rate, false negative rate, Bayes, post-test probability, pretest probability, screening test, 2x2 table, ELISA validation, rapid test, natural frequencies',
  vo2max:
    'vo2max, VO2, aerobic fitness, fitness level, cardiorespiratory fitness, Cooper run, walking test, 1 mile walk, 12 min run, 1.5 mile run, fitness test, maximal oxygen consumption, MET',
  randomization:
    'randomisation, randomise, randomize, randomizer, assign mice to groups, random number generator, shuffle list, cage randomization, allocation concealment, seed, coin toss, draw lots, sealed envelope, RCT, QuickCalcs',
  'predator-prey':
    'predator prey model, lynx and hare, foxes and rabbits, wolves and moose, Holling, functional response, limit cycle, phase plot, phase plane, isoclines, ODE solver, population cycles, atto-fox',
  'error-propagation':
    'uncertainty, propagation of errors, combined uncertainty, standard deviation of a ratio, SD of a quotient, relative error, measurement uncertainty, significant figures, plus minus, tolerance, Gaussian error propagation, uncertainty calculator, JCGM, Eurachem',
};
