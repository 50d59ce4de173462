/** Every publication that a formula, a table or a page cites, once. Keys are named wherever a number comes from one. */
export interface Source {
  /** Authors, title or body, container, year: as a reader needs it to find the work. */
  readonly citation: string;
  readonly url?: string;
}

export const SOURCES = {
  spec: { citation: 'Pipette & Paw, specification of this calculator: the rule as it was set for the site.' },
  allawi1997: {
    citation:
      'Allawi H.T., SantaLucia J. Thermodynamics and NMR of internal G·T mismatches in DNA. Biochemistry 36 (1997) 10581–10594.',
    url: 'https://doi.org/10.1021/bi962590c',
  },
  santaLucia1998: {
    citation:
      'SantaLucia J. A unified view of polymer, dumbbell, and oligonucleotide DNA nearest-neighbor thermodynamics. PNAS 95 (1998) 1460–1465.',
    url: 'https://doi.org/10.1073/pnas.95.4.1460',
  },
  owczarzy2004: {
    citation:
      'Owczarzy R. et al. Effects of sodium ions on DNA duplex oligomers: improved predictions of melting temperatures. Biochemistry 43 (2004) 3537–3554.',
    url: 'https://doi.org/10.1021/bi034621r',
  },
  owczarzy2008: {
    citation:
      'Owczarzy R. et al. Predicting stability of DNA duplexes in solutions containing magnesium and monovalent cations. Biochemistry 47 (2008) 5336–5353.',
    url: 'https://doi.org/10.1021/bi702363u',
  },
  wallace1979: {
    citation:
      'Wallace R.B. et al. Hybridization of synthetic oligodeoxyribonucleotides to ΦX174 DNA: the effect of single base pair mismatch. Nucleic Acids Research 6 (1979) 3543–3557.',
    url: 'https://doi.org/10.1093/nar/6.11.3543',
  },
  rychlik1990: {
    citation:
      'Rychlik W., Spencer W.J., Rhoads R.E. Optimization of the annealing temperature for DNA amplification in vitro. Nucleic Acids Research 18 (1990) 6409–6412.',
    url: 'https://doi.org/10.1093/nar/18.21.6409',
  },
  schildkraut1965: {
    citation:
      'Schildkraut C., Lifson S. Dependence of the melting temperature of DNA on salt concentration. Biopolymers 3 (1965) 195–208.',
    url: 'https://doi.org/10.1002/bip.360030207',
  },
  iupacPh2002: {
    citation:
      'Buck R.P. et al. Measurement of pH. Definition, standards, and procedures (IUPAC Recommendations 2002). Pure and Applied Chemistry 74 (2002) 2169–2200.',
    url: 'https://doi.org/10.1351/pac200274112169',
  },
  marshallFranck1981: {
    citation:
      'Marshall W.L., Franck E.U. Ion product of water substance, 0–1000 °C, 1–10,000 bars. Journal of Physical and Chemical Reference Data 10 (1981) 295–304.',
    url: 'https://doi.org/10.1063/1.555643',
  },
  kell1975: {
    citation:
      'Kell G.S. Density, thermal expansivity, and compressibility of liquid water from 0 to 150 °C. Journal of Chemical and Engineering Data 20 (1975) 97–105.',
    url: 'https://doi.org/10.1021/je60064a005',
  },
  shannon1948: {
    citation: 'Shannon C.E. A mathematical theory of communication. Bell System Technical Journal 27 (1948) 379–423.',
    url: 'https://doi.org/10.1002/j.1538-7305.1948.tb01338.x',
  },
  simpson1949: {
    citation: 'Simpson E.H. Measurement of diversity. Nature 163 (1949) 688.',
    url: 'https://doi.org/10.1038/163688a0',
  },
  pielou1966: {
    citation:
      'Pielou E.C. The measurement of diversity in different types of biological collections. Journal of Theoretical Biology 13 (1966) 131–144.',
    url: 'https://doi.org/10.1016/0022-5193(66)90013-0',
  },
  hill1973: {
    citation: 'Hill M.O. Diversity and evenness: a unifying notation and its consequences. Ecology 54 (1973) 427–432.',
    url: 'https://doi.org/10.2307/1934352',
  },
  jost2006: {
    citation: 'Jost L. Entropy and diversity. Oikos 113 (2006) 363–375.',
    url: 'https://doi.org/10.1111/j.2006.0030-1299.14714.x',
  },
  chao1984: {
    citation:
      'Chao A. Nonparametric estimation of the number of classes in a population. Scandinavian Journal of Statistics 11 (1984) 265–270.',
  },
  gotelliColwell2011: {
    citation:
      'Gotelli N.J., Colwell R.K. Estimating species richness. In: Biological Diversity: Frontiers in Measurement and Assessment. Oxford University Press (2011) 39–54.',
  },
  crick1968: {
    citation: 'Crick F.H.C. The origin of the genetic code. Journal of Molecular Biology 38 (1968) 367–379.',
    url: 'https://doi.org/10.1016/0022-2836(68)90392-6',
  },
  ncbiGeneticCodes: {
    citation: 'National Center for Biotechnology Information, Taxonomy: The Genetic Codes.',
    url: 'https://www.ncbi.nlm.nih.gov/Taxonomy/Utils/wprintgc.cgi',
  },
  ncIub1984: {
    citation:
      'Nomenclature Committee of the International Union of Biochemistry (NC-IUB). Nomenclature for incompletely specified bases in nucleic acid sequences, recommendations 1984. European Journal of Biochemistry 150 (1985) 1–5.',
  },
  newBoltonEquine: {
    citation:
      'University of Pennsylvania, New Bolton Center field service: equine obstetrics (average gestation 340 days).',
  },
  kentuckyEquineGestation: { citation: 'Kentucky Equine Research: gestation in the mare.' },
  merckCamelids: {
    citation: 'MSD/Merck Veterinary Manual: various reproductive parameters of female llamas and alpacas.',
  },
  merckRabbits: { citation: 'Merck Veterinary Manual, pet owner version: breeding and reproduction of rabbits.' },
  sheepExtension: {
    citation: 'Sheep husbandry and university extension texts: average 147 days, usual range 142 to 152.',
  },
  swineExtension: {
    citation: 'Swine production and university extension texts: 114 days, usual range about 111 to 117.',
  },
  prohaska2022: {
    citation: 'Prohaska T. et al. Standard atomic weights 2021 (IUPAC). Pure and Applied Chemistry 94 (2022) 573–600.',
    url: 'https://doi.org/10.1515/pac-2019-0603',
  },
  wang2021: {
    citation: 'Wang M. et al. AME2020, masses of the isotopes. Chinese Physics C 45 (2021) 030003.',
    url: 'https://doi.org/10.1088/1674-1137/abddaf',
  },
  meija2016: {
    citation: 'Meija J. et al. Isotopic compositions. Pure and Applied Chemistry 88 (2016) 293–306.',
    url: 'https://doi.org/10.1515/pac-2015-0503',
  },
  berglund2011: {
    citation: 'Berglund M., Wieser M.E. Isotopic compositions. Pure and Applied Chemistry 83 (2011) 397–410.',
    url: 'https://doi.org/10.1351/PAC-REP-10-06-02',
  },
  hill1900: {
    citation: 'Hill E.A. Journal of the American Chemical Society 22 (1900) 478.',
    url: 'https://doi.org/10.1021/ja02046a005',
  },
  khriachtchev2000: {
    citation: 'Khriachtchev L. et al. Nature 406 (2000) 874–876 (the argon compound HArF).',
    url: 'https://doi.org/10.1038/35022551',
  },
  nistAsd: {
    citation: 'National Institute of Standards and Technology: NIST Atomic Spectra Database (ground states).',
  },
  hoffmanLeePershina2006: {
    citation: 'Hoffman, Lee, Pershina. The Chemistry of the Actinide and Transactinide Elements, 2006.',
  },
  slater1930: { citation: 'Slater 1930.', url: 'https://doi.org/10.1103/PhysRev.36.57' },
  clementiRaimondi1963: {
    citation: 'Clementi E., Raimondi D.L. Journal of Chemical Physics 38 (1963) 2686–2689.',
    url: 'https://doi.org/10.1063/1.1733573',
  },
  clementiRaimondiReinhardt1967: {
    citation: 'Clementi E., Raimondi D.L., Reinhardt W.P. Journal of Chemical Physics 47 (1967) 1300–1307.',
    url: 'https://doi.org/10.1063/1.1712084',
  },
  iupacPeriodicTable2022: { citation: 'IUPAC periodic table of the elements, 4 May 2022 (groups).' },
  hardy1908: {
    citation: 'Hardy 1908, Science 28: 49; found independently by Weinberg 1908.',
    url: 'https://doi.org/10.1126/science.28.706.49',
  },
  wigginton2005: {
    citation: 'Wigginton, Cutler, Abecasis 2005, American Journal of Human Genetics 76: 887.',
    url: 'https://doi.org/10.1086/429864',
  },
  emigh1980: { citation: 'Emigh 1980, Biometrics 36: 627–642.' },
  engels2009: { citation: 'Engels 2009, Genetics 183: 1431.' },
  lineweaverBurk1934: { citation: 'Lineweaver, Burk 1934.', url: 'https://doi.org/10.1021/ja01318a036' },
  michaelisMenten1913: {
    citation: 'Michaelis, Menten 1913, as given by Johnson, Goody 2011.',
    url: 'https://doi.org/10.1021/bi201284u',
  },
  wilkinson1961: { citation: 'Wilkinson 1961, Biochemical Journal 80: 324.', url: 'https://doi.org/10.1042/bj0800324' },
  solidGeometry: { citation: 'Euclidean solid geometry: volumes and surfaces of sphere, cuboid and cylinder.' },
  dlmf19: {
    citation:
      'NIST Digital Library of Mathematical Functions, chapter 19: Elliptic Integrals (§19.21, §19.33, §19.36).',
    url: 'https://dlmf.nist.gov/19.33',
  },
  cooper2000: { citation: 'Cooper G.M. The Cell: A Molecular Approach, 2nd edition, 2000, chapter 14.' },
  malthus1798: { citation: 'Malthus, 1798: growth in proportion to the population.' },
  verhulst1838: { citation: 'Verhulst P.-F. Corresp. Math. Phys. 10 (1838) 113–121.' },
  liebigMinimum: { citation: 'Liebig’s law of the minimum: growth is limited by the scarcest resource.' },
  hutchinson1978: { citation: 'Hutchinson G.E. An Introduction to Population Ecology, 1978.' },
  parturition162: {
    citation:
      'Estimated pregnancy length from ovulation to parturition in the bitch and its influencing factors: a retrospective study in 162 pregnancies, 2011.',
  },
  concannonKutzler: {
    citation:
      'Concannon; Kutzler 2003: length of pregnancy in the bitch from ovulation and from the peak of luteinising hormone.',
  },
  guineaPigLitters: {
    citation:
      'The influence of litter size and litter order on length of gestation and early postnatal growth in the guinea-pig. Journal of Endocrinology (440 litters of 66 sows).',
  },
  nrcGuineaPig: { citation: 'National Research Council (NRC): guinea pig, length of gestation 59 to 72 days.' },
  cattleExtension: {
    citation: 'Agricultural extension tables and Banglapedia: length of gestation by breed of cattle.',
  },
  icatcareAge: { citation: 'International Cat Care: How to tell your cat’s age in human years (icatcare.org).' },
  aafpAaha2010: { citation: 'AAFP/AAHA: feline life stages, 2010.' },
  aahaAafp2021: {
    citation:
      '2021 AAHA/AAFP Feline Life Stage Guidelines. Journal of Feline Medicine and Surgery 23 (2021) 211–233 (aaha.org).',
    url: 'https://doi.org/10.1177/1098612X21993657',
  },
  akc: {
    citation:
      'American Kennel Club: life-expectancy ranges of the breed pages, as collected in the public table tmfilho/akcdata, 2020.',
  },
  akcPages: { citation: 'American Kennel Club: life-expectancy ranges of the breed pages, as commonly quoted.' },
  dogApi: { citation: 'TheDogAPI: list of breeds, life spans.' },
  mcMillan2024: {
    citation:
      'McMillan K.M. et al. Longevity of companion dog breeds: those at risk from early death. Scientific Reports 14 (2024) 531 (584,734 dogs).',
    url: 'https://doi.org/10.1038/s41598-023-50458-w',
  },
  teng2022: { citation: 'Teng et al. 2022. Scientific Reports 12: 6415 (life tables of dogs in the United Kingdom).' },
  salt2019: {
    citation:
      'Salt C. et al. Association between life span and body condition in neutered client-owned dogs. Journal of Veterinary Internal Medicine 33 (2019) 89–99.',
  },
  kealy2002: {
    citation: 'Kealy R.D. et al. Effects of diet restriction on life span and age-related changes in dogs. 2002.',
  },
  merckChocolateContent: {
    citation:
      'MSD/Merck Veterinary Manual: table “Methylxanthine Content of Various Types of Chocolate” (revised 2024).',
  },
  merckChocolateToxicosis: {
    citation: 'Merck Veterinary Manual: chocolate toxicosis (doses at which signs are reported).',
  },
  cope2005: {
    citation: 'Cope R.B. Allium species poisoning in dogs and cats. Toxicology Brief, Veterinary Medicine, 2005.',
  },
  merckAllium: {
    citation: 'Gwaltney-Brant S.M. Allium spp toxicosis in animals. Merck Veterinary Manual, revised 2021.',
    url: 'https://www.merckvetmanual.com/toxicology/food-hazards/allium-spp-toxicosis-in-animals',
  },
  merckGrape: { citation: 'Merck Veterinary Manual: grape, raisin and tamarind toxicosis in dogs.' },
  eubig2005: {
    citation:
      'Eubig et al. Journal of Veterinary Internal Medicine, 2005: the case series generally cited for the lowest amounts of grapes and raisins in veterinary toxicology texts.',
  },
  wegenast2021: { citation: 'Wegenast et al. Letter on tartaric acid. JAVMA, 2021.' },
  usdaFoodData: { citation: 'USDA FoodData Central: water contents of onion and garlic, weight of a seedless grape.' },
  agriaRaisin: { citation: 'Agria Vet Guide: weight of a raisin, 0.5 to 1 g.' },
  mifflin1990: {
    citation: 'Mifflin et al. American Journal of Clinical Nutrition 51 (1990) 241.',
    url: 'https://doi.org/10.1093/ajcn/51.2.241',
  },
  kleiber1947: {
    citation: 'Kleiber. Physiological Reviews 27 (1947) 511.',
    url: 'https://doi.org/10.1152/physrev.1947.27.4.511',
  },
  mcnab1970: { citation: 'McNab. Journal of Experimental Biology 53 (1970) 329.' },
  gillooly2001: { citation: 'Gillooly et al. Science, 2001.', url: 'https://doi.org/10.1126/science.1061967' },
  white2006: { citation: 'White et al. Biology Letters, 2006.', url: 'https://doi.org/10.1098/rsbl.2005.0378' },
  lusk1924: { citation: 'Lusk G. Journal of Biological Chemistry 59 (1924) 41.' },
  weir1949: {
    citation: 'Weir. Journal of Physiology 109 (1949) 1.',
    url: 'https://doi.org/10.1113/jphysiol.1949.sp004363',
  },
  frayn1983: {
    citation: 'Frayn K.N. Journal of Applied Physiology 55 (1983) 628–634.',
    url: 'https://doi.org/10.1152/jappl.1983.55.2.628',
  },
  wilmoreCostill1973: { citation: 'Wilmore, Costill 1973: the Haldane transformation.' },
  whelton2018: {
    citation:
      'Whelton et al. Hypertension 71 (2018) 1269–1324 (2017 ACC/AHA guideline on high blood pressure in adults: executive summary).',
    url: 'https://doi.org/10.1161/HYP.0000000000000066',
  },
  sparkes2006: {
    citation:
      'Sparkes A.H. et al. Journal of Feline Medicine and Surgery 8 (2006) 145–157 (1,056 litters of pedigree cats, mean gestation 65.1 days).',
    url: 'https://doi.org/10.1016/j.jfms.2005.10.003',
  },
  romagnoli2019: {
    citation:
      'Romagnoli S. et al. Fertility parameters and reproductive management of Norwegian Forest Cats, Maine Coon, Persian and Bengal cats raised in Italy. Journal of Feline Medicine and Surgery, 2019 (337 litters, 59 to 76 days).',
    url: 'https://doi.org/10.1177/1098612X18824181',
  },
  goatExtension: {
    citation: 'Cooperative Extension, goats: Goat Reproduction Gestation (150 days on average).',
    url: 'https://goats.extension.org/goat-reproduction-gestation',
  },
  asdell1929: {
    citation: 'Asdell S.A. Variation in the duration of gestation in the goat. Journal of Agricultural Science, 1929.',
  },
  abramowitzStegun: {
    citation:
      'Abramowitz M., Stegun I.A. (eds). Handbook of Mathematical Functions. National Bureau of Standards, 1964.',
  },
  healioHypotension: {
    citation: 'Healio, Learn the Heart: Hypotension (cardiology review).',
    url: 'https://www.healio.com/cardiology/learn-the-heart/cardiology-review/topic-reviews/hypotension',
  },
  bjellqvist1993: {
    citation: 'Bjellqvist B. et al. Electrophoresis 14 (1993) 1023–1031.',
    url: 'https://doi.org/10.1002/elps.11501401163',
  },
  bjellqvist1994: {
    citation: 'Bjellqvist B. et al. Electrophoresis 15 (1994) 529–539.',
    url: 'https://doi.org/10.1002/elps.1150150171',
  },
  emboss: { citation: 'EMBOSS 6.6: residue masses (Emolwt.dat) and pK values (Epk.dat, Epkexpasy.dat).' },
  kyteDoolittle1982: {
    citation: 'Kyte J., Doolittle R.F. Journal of Molecular Biology 157 (1982) 105–132.',
    url: 'https://doi.org/10.1016/0022-2836(82)90515-0',
  },
  pace1995: {
    citation: 'Pace C.N. et al. Protein Science 4 (1995) 2411–2423.',
    url: 'https://doi.org/10.1002/pro.5560041120',
  },
  ikai1980: {
    citation:
      'Ikai A. Thermostability and aliphatic index of globular proteins. Journal of Biochemistry 88 (1980) 1895–1898.',
  },
  alberts: { citation: 'Alberts B. et al. Molecular Biology of the Cell, panel 3-1 (classes of amino acids).' },
  lehninger: { citation: 'Nelson D.L., Cox M.M. Lehninger Principles of Biochemistry, table 3-1.' },
  monod1949: {
    citation: 'Monod J. Annual Review of Microbiology, 1949.',
    url: 'https://doi.org/10.1146/annurev.mi.03.100149.002103',
  },
  conservationOfParticles: {
    citation: 'Conservation of particles: diluting changes the volume around cells, not their number.',
  },
  sambrookRussell2001: { citation: 'Sambrook, Russell. Molecular Cloning, 3rd edition, 2001.' },
  beerLambert: { citation: 'Beer–Lambert law: absorbance is proportional to concentration and path length.' },
  nucleicAcidUnitMasses: {
    citation:
      'Laboratory convention: 650 g/mol per base pair (sodium salt), 325 and 340 g/mol per nucleotide of ssDNA and ssRNA; 660 and 617.96 g/mol per base pair are also met.',
  },
  siBrochure2019: { citation: 'SI Brochure, 9th edition, 2019: the Avogadro constant, 6.02214076·10²³ per mole.' },
  en1276: { citation: 'EN 1276: the logarithmic reduction as tests in its style use it.' },
  astmE1054: { citation: 'ASTM E1054: the logarithmic reduction as tests in its style use it.' },
  warburgChristian1942: { citation: 'Warburg, Christian. Biochemische Zeitschrift 310 (1942) 384.' },
  bradford1976: {
    citation: 'Bradford 1976: the Bradford assay.',
    url: 'https://doi.org/10.1016/0003-2697(76)90527-3',
  },
  smith1985: {
    citation: 'Smith 1985: the BCA assay.',
    url: 'https://doi.org/10.1016/0003-2697(85)90442-7',
  },
  pfaffl2001: {
    citation: 'Pfaffl. Nucleic Acids Research 29 (2001) e45.',
    url: 'https://doi.org/10.1093/nar/29.9.e45',
  },
  miqe2009: {
    citation: 'MIQE guidelines, Clinical Chemistry, 2009.',
    url: 'https://doi.org/10.1373/clinchem.2008.112797',
  },
  theHorsePremature: {
    citation:
      'The Horse/BloodHorse, interview with a board-certified theriogenologist: foals born before about day 320 to 325 are treated as premature.',
  },
  camelidTexts: {
    citation: 'General camelid texts: gestation of about 342 to 350 days, with two weeks on either side not uncommon.',
  },
  rabbitHusbandry: { citation: 'Laboratory-animal and husbandry texts: gestation of the rabbit, 28 to 35 days.' },
  sheepVaccination: {
    citation: 'Sheep husbandry texts: clostridial booster commonly given 4 to 6 weeks before lambing.',
  },
  swinePremature: { citation: 'Swine production texts: litters born before day 112 are handled as premature.' },
  cfrMeloxicam: {
    citation:
      'United States Code of Federal Regulations, title 21, section 520.1367: meloxicam by mouth, conditions of use in dogs.',
  },
  metacamDogLabel: {
    citation: 'Metacam (meloxicam) oral suspension for dogs: product label in the United States.',
  },
  metacamCatProductInformation: {
    citation: 'Metacam (meloxicam) 0.5 mg/mL oral suspension for cats: product information in the EU and the UK.',
  },
  metacamUsBoxedWarning: {
    citation: 'Metacam (meloxicam), United States: boxed warning on repeated use in cats.',
  },
  omegaPetDogStudy: { citation: 'Open-access study of EPA and DHA in pet dogs, PMC11545626.' },
  careOmega: { citation: 'CARE, a resource on canine arthritis: EPA and DHA by body weight.' },
  nrcOmega: {
    citation:
      'National Research Council (NRC), 2006: upper limit of EPA and DHA for dogs, as cited by Lenox and Bauer 2013.',
  },
  lenoxBauer2013: {
    citation:
      'Lenox C.E., Bauer J.E. Potential adverse effects of omega-3 fatty acids in dogs and cats. Journal of Veterinary Internal Medicine 27 (2013) 217–226.',
    url: 'https://doi.org/10.1111/jvim.12033',
  },
  catFishOilPractice: { citation: 'General practice guidance on EPA and DHA for the coat and skin of cats.' },
  horseGirthExtension: {
    citation:
      'United States university extension and equine texts: weight of a horse from girth and length in inches, divisors 330 (adult), 301 (yearling) and 280 (weanling).',
  },
  akcAgeChart: {
    citation:
      'American Kennel Club: chart of dog years and human years by size (small 20 lb or less, medium 21 to 50, large 51 to 100, giant over 100), as reproduced on public pages.',
  },
  wang2020: {
    citation: 'Wang et al. Cell Systems, 2020: human age of Labradors from the methylation of DNA, 16 ln(age) + 31.',
  },
  aaha2019: {
    citation: 'AAHA 2019 Canine Life Stage Guidelines (senior: the last 25 percent of the expected life).',
  },
  laflamme1997: {
    citation: 'Laflamme. Canine Practice, 1997, and Feline Practice, 1997: the 9-point body condition score.',
  },
  wsavaBodyCondition: { citation: 'WSAVA: charts of the 9-point body condition score.' },
  aahaWeightManagement: {
    citation:
      'AAHA: weight management guidelines (6 to 7 overweight, 8 to 9 obese, about 10 percent of excess weight for each point above 5).',
  },
  mawby2004: { citation: 'Mawby et al. JAAHA, 2004: body fat of dogs by body condition score.' },
  butterwick2000: {
    citation:
      'Butterwick R. How fat is that cat? Journal of Feline Medicine and Surgery, 2000 (the Waltham feline body mass index).',
  },
  fbmiCharts: {
    citation:
      'Public copies of the Waltham chart (classes at 10 and 30); general pet-health pages (42 as the mark of obesity).',
  },
  dibartola: {
    citation:
      'DiBartola. Fluid, Electrolyte and Acid-Base Disorders in Small Animal Practice, chapter on applied physiology (maintenance 40 to 60 mL/kg a day).',
  },
  dogThirstFactSheet: {
    citation:
      'Fact sheet of specialists in internal medicine, United Kingdom, citing textbooks: dogs drink 20 to 70 mL/kg a day, and over 100 is clearly increased.',
  },
  dvm360: { citation: 'dvm360, 2014: drinking of more than 90 mL/kg a day is called polydipsia.' },
  kittenRuleOfThumb: {
    citation: 'Rule of thumb among cat keepers: a kitten has about half its adult weight at 16 weeks.',
  },
  virbacKitten: {
    citation: 'Virbac: note on the growth of kittens, about 1 kg at 2 months and 3 kg at 6 to 7 months.',
  },
  salt2022: { citation: 'Salt et al. PLOS ONE, 2022: the WALTHAM growth charts of kittens.' },
  carrollHuntington1988: { citation: 'Carroll, Huntington. Equine Veterinary Journal, 1988.' },
  aahaAllergy2023: {
    citation: 'American Animal Hospital Association: 2023 Management of Allergic Skin Diseases guidelines, table 3.',
  },
  plumbs: { citation: 'Formulary entries on diphenhydramine as summarised in Plumb’s; the low part only is used.' },
  rilexineLabel: { citation: 'Rilexine (cephalexin): United States label.' },
  cefalexinTablets: { citation: 'Cefalexin tablets: product texts of the United Kingdom and the European Union.' },
  ohioAntimicrobials: { citation: 'Ohio State University: antimicrobial guide.' },
  tramvetolSpc: {
    citation: 'Tramvetol 50 mg, veterinary tramadol tablets: summary of product characteristics of the United Kingdom.',
  },
  wongTramadol2021: {
    citation:
      'Wong A., Martinez-Taboada F. In dogs with osteoarthritis, how effective is treatment with tramadol in providing analgesia? Veterinary Evidence 6 (2021), on two trials, Budsberg et al. 2018 among them.',
    url: 'https://doi.org/10.18849/ve.v6i2.401',
  },
  nrcEnergy2006: {
    citation: 'National Research Council (NRC), 2006: resting energy of dogs and cats, 70 × kg^0.75 kcal a day.',
  },
  aahaNutrition: { citation: 'AAHA: nutrition and weight management guidelines, 2014 and 2021.' },
  wsavaNutrition: { citation: 'WSAVA: nutrition guidelines (resting energy; treats at most 10 % of energy).' },
  ohioStateCalories: {
    citation: 'Ohio State University Veterinary Medical Center: basic calorie calculator (factors of life stages).',
  },
  petNutritionAlliance: { citation: 'Pet Nutrition Alliance: factors of life stages.' },
  villalobosScale: { citation: 'Alice Villalobos (Pawspice): HHHHHMM Quality of Life Scale.' },
  qualityOfLifeHouseRules: {
    citation:
      'Pipette & Paw, house rules of this calculator: hurt at 2 or less overrides the total; scores of 4 or less are listed.',
  },
  mendel1866: { citation: 'Mendel, 1866: experiments on plant hybrids.' },
  punnett1905: { citation: 'Punnett R.C. Mendelism, 1905.' },
  lavoisier: { citation: 'Lavoisier: conservation of mass in chemical reactions.' },
  greenBook: {
    citation: 'IUPAC: Quantities, Units and Symbols in Physical Chemistry (the Green Book): amount concentration.',
  },
  crcAcids: {
    citation:
      'CRC Handbook of Chemistry and Physics, section 8: Dissociation Constants of Inorganic and of Organic Acids and Bases.',
  },
  goldberg2002: {
    citation:
      'Goldberg R.N., Kishore N., Lennen R.M. Journal of Physical and Chemical Reference Data 31 (2002) 231–370.',
    url: 'https://doi.org/10.1063/1.1416902',
  },
  poSenozan2001: { citation: 'Po, Senozan 2001.', url: 'https://doi.org/10.1021/ed078p1499' },
  pauling1960: { citation: 'Pauling L. The Nature of the Chemical Bond, 3rd edition, 1960.' },
  allred1961: {
    citation: 'Allred A.L. Journal of Inorganic and Nuclear Chemistry 17 (1961) 215–221.',
    url: 'https://doi.org/10.1016/0022-1902(61)80142-5',
  },
  hannaySmyth1946: { citation: 'Hannay, Smyth 1946.', url: 'https://doi.org/10.1021/ja01206a003' },
  mulliken1966: { citation: 'Mulliken R.S. Nobel Lecture, 1966.' },
  huberHerzberg1979: {
    citation: 'Huber K.P., Herzberg G. Constants of Diatomic Molecules. Van Nostrand, 1979 (NIST WebBook).',
  },
  redBook2005: {
    citation:
      'Connelly N.G. et al. Nomenclature of Inorganic Chemistry: IUPAC Recommendations 2005 (Red Book). RSC Publishing, 2005.',
  },
  guruprasad1990: {
    citation:
      'Guruprasad K., Reddy B.V.B., Pandit M.W. Correlation between stability of a protein and its dipeptide composition. Protein Engineering 4 (1990) 155–161.',
    url: 'https://doi.org/10.1093/protein/4.2.155',
  },
  breslauer1986: {
    citation:
      'Breslauer K.J., Frank R., Blöcker H., Marky L.A. Predicting DNA duplex stability from the base sequence. PNAS 83 (1986) 3746–3750.',
    url: 'https://doi.org/10.1073/pnas.83.11.3746',
  },
  primer3Manual: {
    citation: 'Primer3 2.6.1, manual: PRIMER_TM_FORMULA, PRIMER_SALT_CORRECTIONS and the default concentrations.',
  },
  idtAnalyzer: {
    citation: 'Integrated DNA Technologies. OligoAnalyzer, definitions: melting temperature.',
    url: 'https://eu.idtdna.com/calc/Analyzer/Home/definitions',
  },
  idtBiophysics: {
    citation:
      'Integrated DNA Technologies, Biophysics. Help of the melting tool: default concentrations, target in deficit.',
  },
  nebTmCalculator: {
    citation: 'New England Biolabs. Tm Calculator, help: thermodynamic data and salt correction.',
    url: 'https://tmcalculator.neb.com/#!/help',
  },
  biopython: {
    citation:
      'Biopython, documentation of Bio.SeqUtils: MeltingTemp.Tm_GC, ProtParam and IsoelectricPoint; masses of IUPACData, release 1.80.',
    url: 'https://biopython.org/docs/latest/api/Bio.SeqUtils.html',
  },
  pirIssue4: {
    citation: 'pIR, issue 4 (2016): isoelectric points of one peptide by pIR and by the ExPASy server.',
    url: 'https://github.com/bigbio/pIR/issues/4',
  },
  graphPadGuide: {
    citation: 'GraphPad Curve Fitting Guide: unequal weights in non-linear regression; relative weighting.',
  },
  merckXylitol: {
    citation: 'Gwaltney-Brant S.M. Xylitol toxicosis in dogs. Merck Veterinary Manual, revised 2021.',
    url: 'http://www.merckmanuals.com/vet/toxicology/food_hazards/xylitol.html',
  },
  merckFood: {
    citation:
      'Merck Veterinary Manual: food hazards (chocolate; grape, raisin and tamarind; macadamia nuts; raw bread dough).',
  },
  vetmedsAllium: {
    citation: 'American College of Veterinary Pharmacists. Pet Poison Control list: onions, garlic and chives.',
    url: 'https://vetmeds.org/pet-poison-control-list/onions-garlic-and-chives/',
  },
  merckAnalgesics: {
    citation: 'Khan S.A. Analgesics (toxicity). Merck Veterinary Manual, revised 2014.',
    url: 'https://www.merckvetmanual.com/veterinary/toxicology/toxicities-from-human-drugs/analgesics-toxicity',
  },
  merckRxNsaid: {
    citation:
      'Khan S.A. Prescription nonsteroidal anti-inflammatory drugs (toxicity). Merck Veterinary Manual, revised 2014.',
    url: 'https://www.merckvetmanual.com/en-pr/toxicology/toxicities-from-human-drugs/prescription-nonsteroidal-anti-inflammatory-drugs-toxicity',
  },
  merckHumanDrugs: {
    citation:
      'Merck Veterinary Manual: toxicities from human drugs (antidepressants, ADHD and heart medicines, decongestants, diabetes tablets, skin creams).',
  },
  merckRodenticideOwner: {
    citation: 'Merck Veterinary Manual, pet owner version: rodenticide poisoning.',
    url: 'https://merckvetmanual.com/special-pet-topics/poisoning/rodenticide-poisoning',
  },
  rodenticideReview2018: {
    citation:
      'Common rodenticide toxicoses in small animals. Veterinary Clinics of North America: Small Animal Practice 48 (2018) 1027–1038.',
    url: 'https://doi.org/10.1016/j.cvsm.2018.06.006',
  },
  merckToxicology: {
    citation:
      'Merck Veterinary Manual: toxicology (ethylene glycol, metaldehyde, insecticides, household hazards, salt, cyanobacteria, mycotoxins, toads, snakebite).',
  },
  merckPlants: { citation: 'Merck Veterinary Manual: houseplants, ornamentals and poisonous plants.' },
  aspcaPlants: { citation: 'ASPCA Animal Poison Control Center: toxic and non-toxic plant list.' },
  aspcaFoods: { citation: 'ASPCA Animal Poison Control Center: people foods to avoid feeding your pets.' },
  pphGlow: {
    citation: 'Pet Poison Helpline: glow jewelry.',
    url: 'https://www.petpoisonhelpline.com/poison/glow-jewelry/',
  },
  pph: { citation: 'Pet Poison Helpline: poison list, the page of each substance.' },
  apccRarely2016: {
    citation:
      'Schuett J.A., ASPCA Animal Poison Control Center. Top 10 toxins that are rarely serious. Today’s Veterinary Nurse, September/October 2016.',
    url: 'https://todaysveterinarynurse.com/articles/top-10-toxins-that-are-rarely-serious/',
  },
  vpisOwner: {
    citation: 'Animal PoisonLine, Veterinary Poisons Information Service: when to go straight to the veterinarian.',
  },
  worth2016: {
    citation:
      'Worth A.C., Wismer T.A., Dorman D.C. Diphenhydramine exposure in dogs: 621 cases (2008–2013). JAVMA 249 (2016) 77–82.',
    url: 'https://doi.org/10.2460/javma.249.1.77',
  },
  ufBatteries: { citation: 'University of Florida Health, Animal Airwaves: batteries.' },
  merckForeignBody: {
    citation: 'Gibson T.W.G. Gastrointestinal obstruction in small animals. Merck Veterinary Manual, revised 2020.',
    url: 'https://merckvetmanual.com/digestive-system/diseases-of-the-stomach-and-intestines-in-small-animals/gastrointestinal-obstruction-in-small-animals',
  },
} as const satisfies Record<string, Source>;

export type SourceKey = keyof typeof SOURCES;
