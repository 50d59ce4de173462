/** Every publication that a formula, a table or a page cites, once. Comments and tables cite them by key. */
export interface Source {
  /** Authors, title or body, container, year: enough for a reader to find the work. */
  readonly citation: string;
  /** By http only where nobody has seen the host answer by https: a link that leads nowhere is worse than one that is not encrypted. */
  readonly url?: string;
}

export const SOURCES = {
  spec: { citation: 'Pipette & Paw: the rule of this calculator, as it was set for the site.' },
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
  allawi1998ga: {
    citation:
      'Allawi H.T., SantaLucia J. Nearest neighbor thermodynamic parameters for internal G·A mismatches in DNA. Biochemistry 37 (1998) 2170–2179.',
    url: 'https://doi.org/10.1021/bi9724873',
  },
  allawi1998ct: {
    citation:
      'Allawi H.T., SantaLucia J. Thermodynamics of internal C·T mismatches in DNA. Nucleic Acids Research 26 (1998) 2694–2701.',
    url: 'https://doi.org/10.1093/nar/26.11.2694',
  },
  allawi1998ac: {
    citation:
      'Allawi H.T., SantaLucia J. Nearest-neighbor thermodynamics of internal A·C mismatches in DNA: sequence dependence and pH effects. Biochemistry 37 (1998) 9435–9444.',
    url: 'https://doi.org/10.1021/bi9803729',
  },
  peyret1999: {
    citation:
      'Peyret N. et al. Nearest-neighbor thermodynamics and NMR of DNA sequences with internal A·A, C·C, G·G, and T·T mismatches. Biochemistry 38 (1999) 3468–3477.',
    url: 'https://doi.org/10.1021/bi9825091',
  },
  bommarito2000: {
    citation:
      'Bommarito S., Peyret N., SantaLucia J. Thermodynamic parameters for DNA sequences with dangling ends. Nucleic Acids Research 28 (2000) 1929–1934.',
    url: 'https://doi.org/10.1093/nar/28.9.1929',
  },
  santaLuciaHicks2004: {
    citation:
      'SantaLucia J., Hicks D. The thermodynamics of DNA structural motifs. Annual Review of Biophysics and Biomolecular Structure 33 (2004) 415–440.',
    url: 'https://doi.org/10.1146/annurev.biophys.32.110601.141800',
  },
  nebTaqProtocol: {
    citation:
      'New England Biolabs. Protocol for a routine Taq PCR: 0.2 µM of each primer, 200 µM of each nucleotide, Standard Taq buffer with 50 mM KCl and 1.5 mM MgCl2.',
    url: 'https://www.neb.com/protocols/1/01/01/protocol-for-a-routine-taq-pcr-reaction',
  },
  primer3Thermodynamics: {
    citation:
      'Primer3 2.6.1, manual: PRIMER_MAX_SELF_ANY_TH, PRIMER_MAX_HAIRPIN_TH and penalty weights; its files of thermodynamic parameters.',
  },
  primer3Denaturants: {
    citation:
      'Primer3 2.6.1, manual: PRIMER_DMSO_FACTOR, after Musielski H. et al. 1981, and PRIMER_FORMAMIDE_CONC, after Blake R.D. and Delcourt S.G. 1996.',
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
  hutcheson1970: {
    citation:
      'Hutcheson K. A test for comparing diversities based on the Shannon formula. Journal of Theoretical Biology 29 (1970) 151–154.',
  },
  hurlbert1971: {
    citation:
      'Hurlbert S.H. The nonconcept of species diversity: a critique and alternative parameters. Ecology 52 (1971) 577–586.',
  },
  heck1975: {
    citation:
      'Heck K.L., van Belle G., Simberloff D. Explicit calculation of the rarefaction diversity measurement and the determination of sufficient sample size. Ecology 56 (1975) 1459–1461.',
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
  chaoJost2012: {
    citation:
      'Chao A., Jost L. Coverage-based rarefaction and extrapolation: standardizing samples by completeness rather than size. Ecology 93 (2012) 2533–2547.',
    url: 'https://doi.org/10.1890/11-1952.1',
  },
  chaoEtAl2014: {
    citation:
      'Chao A., Gotelli N.J., Hsieh T.C., Sander E.L., Ma K.H., Colwell R.K., Ellison A.M. Rarefaction and extrapolation with Hill numbers: a framework for sampling and estimation in species diversity studies. Ecological Monographs 84 (2014) 45–67.',
    url: 'https://doi.org/10.1890/13-0133.1',
  },
  hsiehMaChao2016: {
    citation:
      'Hsieh T.C., Ma K.H., Chao A. iNEXT: an R package for rarefaction and extrapolation of species diversity (Hill numbers). Methods in Ecology and Evolution 7 (2016) 1451–1456.',
    url: 'https://doi.org/10.1111/2041-210X.12613',
  },
  chapman1951: {
    citation:
      'Chapman D.G. Some properties of the hypergeometric distribution with applications to zoological sample censuses. University of California Publications in Statistics 1 (1951) 131–160.',
  },
  schnabel1938: {
    citation:
      'Schnabel Z.E. The estimation of the total fish population of a lake. The American Mathematical Monthly 45 (1938) 348–352.',
    url: 'https://doi.org/10.2307/2304025',
  },
  schumacherEschmeyer1943: {
    citation:
      'Schumacher F.X., Eschmeyer R.W. Journal of the Tennessee Academy of Science 18 (1943) 228–249: fish populations by repeated marking.',
  },
  seber1982: {
    citation: 'Seber G.A.F. The Estimation of Animal Abundance and Related Parameters, 2nd ed. (1982).',
  },
  krebs1999: {
    citation: 'Krebs C.J. Ecological Methodology, 2nd ed. (1999).',
  },
  curtisMcIntosh1951: {
    citation:
      'Curtis J.T., McIntosh R.P. An upland forest continuum in the prairie–forest border region of Wisconsin. Ecology 32 (1951) 476.',
    url: 'https://doi.org/10.2307/1931725',
  },
  morisita1959: {
    citation:
      'Morisita M. Measuring of the dispersion of individuals and analysis of the distributional patterns. Memoirs of the Faculty of Science, Kyushu University, Series E 2 (1959) 215–235.',
  },
  brayCurtis1957: {
    citation:
      'Bray J.R., Curtis J.T. An ordination of the upland forest communities of southern Wisconsin. Ecological Monographs 27 (1957) 325.',
    url: 'https://doi.org/10.2307/1942268',
  },
  horn1966: {
    citation:
      'Horn H.S. Measurement of “overlap” in comparative ecological studies. The American Naturalist 100 (1966) 419.',
    url: 'https://doi.org/10.1086/282436',
  },
  baselga2010: {
    citation:
      'Baselga A. Partitioning the turnover and nestedness components of beta diversity. Global Ecology and Biogeography 19 (2010) 134.',
    url: 'https://doi.org/10.1111/j.1466-8238.2009.00490.x',
  },
  sokalMichener1958: {
    citation:
      'Sokal R.R., Michener C.D. A statistical method for evaluating systematic relationships. University of Kansas Science Bulletin 38 (1958) 1409.',
  },
  arrhenius1921: {
    citation: 'Arrhenius O. Species and area. Journal of Ecology 9 (1921) 95.',
    url: 'https://doi.org/10.2307/2255763',
  },
  macArthurWilson1967: {
    citation: 'MacArthur R.H., Wilson E.O. The Theory of Island Biogeography (1967).',
  },
  rosenzweig1995: {
    citation: 'Rosenzweig M.L. Species Diversity in Space and Time (1995).',
  },
  deevey1947: {
    citation:
      'Deevey E.S. Life tables for natural populations of animals. The Quarterly Review of Biology 22 (1947) 283–314.',
  },
  lotka1925: {
    citation: 'Lotka A.J. Elements of Physical Biology (1925).',
  },
  gotelli2008: {
    citation: 'Gotelli N.J. A Primer of Ecology, 4th ed. (2008).',
  },
  leslie1945: {
    citation: 'Leslie P.H. On the use of matrices in certain population mathematics. Biometrika 33 (1945) 183.',
    url: 'https://doi.org/10.1093/biomet/33.3.183',
  },
  caswell2001: {
    citation: 'Caswell H. Matrix Population Models, 2nd ed. (2001).',
  },
  crouse1987: {
    citation:
      'Crouse D.T., Crowder L.B., Caswell H. A stage-based population model for loggerhead sea turtles and implications for conservation. Ecology 68 (1987) 1412.',
    url: 'https://doi.org/10.2307/1939225',
  },
  braultCaswell1993: {
    citation: 'Brault S., Caswell H. Pod-specific demography of killer whales (Orcinus orca). Ecology 74 (1993) 1444.',
    url: 'https://doi.org/10.2307/1940073',
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
  roberts2015: {
    citation:
      'Roberts R.J., Vincze T., Posfai J., Macelis D. REBASE—a database for DNA restriction and modification: enzymes, genes and genomes. Nucleic Acids Research 43 (2015) D298–D299.',
    url: 'https://doi.org/10.1093/nar/gku1046',
  },
  sanger1982: {
    citation:
      'Sanger F., Coulson A.R., Hong G.F., Hill D.F., Petersen G.B. Nucleotide sequence of bacteriophage λ DNA. Journal of Molecular Biology 162 (1982) 729–773.',
    url: 'https://doi.org/10.1016/0022-2836(82)90546-0',
  },
  htgaaLambda2023: {
    citation:
      'How To Grow Almost Anything 2023, gel art: Lambda_NEB.gb, NC_001416.1 with the four mutations that New England Biolabs states for the λ DNA it sells.',
    url: 'https://github.com/htgaa/htgaa2023/blob/main/02_gel-art/Lambda_NEB.gb',
  },
  ncIub1984: {
    citation:
      'Nomenclature Committee of the International Union of Biochemistry (NC-IUB). Nomenclature for incompletely specified bases in nucleic acid sequences, recommendations 1984. European Journal of Biochemistry 150 (1985) 1–5.',
  },
  prohaska2022: {
    citation: 'Prohaska T. et al. Standard atomic weights 2021 (IUPAC). Pure and Applied Chemistry 94 (2022) 573–600.',
    url: 'https://doi.org/10.1515/pac-2019-0603',
  },
  ciaaw2024: {
    citation:
      'Commission on Isotopic Abundances and Atomic Weights (CIAAW). Standard atomic weights of zirconium, gadolinium and lutetium, revised 2024.',
    url: 'https://www.ciaaw.org/atomic-weights.htm',
  },
  elementalAnalysis2022: {
    citation: 'An international study evaluating elemental analysis. ACS Central Science 8 (2022) 855–863.',
    url: 'https://doi.org/10.1021/acscentsci.2c00325',
  },
  kindFiehn2007: {
    citation:
      'Kind T., Fiehn O. Seven golden rules for heuristic filtering of molecular formulas obtained by accurate mass spectrometry. BMC Bioinformatics 8 (2007) 105.',
    url: 'https://doi.org/10.1186/1471-2105-8-105',
  },
  huang1999: {
    citation:
      'Huang N., Siegel M.M., Kruppa G.H., Laukien F.H. Automation of a Fourier transform ion cyclotron resonance mass spectrometer for acquisition, analysis, and e-mailing of high-resolution exact-mass electrospray ionization mass spectral data. Journal of the American Society for Mass Spectrometry 10 (1999) 1166–1173.',
  },
  lacki2017: {
    citation:
      'Łącki M.K., Startek M., Valkenborg D., Gambin A. IsoSpec: hyperfast fine structure calculator. Analytical Chemistry 89 (2017) 3272–3277.',
    url: 'https://doi.org/10.1021/acs.analchem.6b01459',
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
  codata2022: {
    citation:
      'Mohr P.J. et al. CODATA recommended values of the fundamental physical constants: 2022. Reviews of Modern Physics 97 (2025) 025002.',
    url: 'https://doi.org/10.1103/RevModPhys.97.025002',
  },
  pubchem2023: {
    citation: 'Kim S. et al. PubChem 2023 update. Nucleic Acids Research 51 (2023) D1373–D1380.',
    url: 'https://doi.org/10.1093/nar/gkac956',
  },
  blueBook2013: {
    citation:
      'Favre H.A., Powell W.H. Nomenclature of Organic Chemistry: IUPAC Recommendations and Preferred Names 2013. Royal Society of Chemistry, 2014.',
    url: 'https://iupac.qmul.ac.uk/BlueBook/',
  },
  hill1900: {
    citation: 'Hill E.A. Journal of the American Chemical Society 22 (1900) 478.',
    url: 'https://doi.org/10.1021/ja02046a005',
  },
  khriachtchev2000: {
    citation: 'Khriachtchev L. et al. A stable argon compound. Nature 406 (2000) 874–876 (HArF).',
    url: 'https://doi.org/10.1038/35022551',
  },
  nistAsd: {
    citation:
      'Kramida A., Ralchenko Yu., Reader J. and NIST ASD Team. NIST Atomic Spectra Database, version 5.12: ground states and ionization energies.',
    url: 'https://physics.nist.gov/asd',
  },
  hoffmanLeePershina2006: {
    citation: 'Hoffman, Lee, Pershina. The Chemistry of the Actinide and Transactinide Elements, 2006.',
  },
  slater1930: {
    citation: 'Slater J.C. Atomic shielding constants. Physical Review 36 (1930) 57–64.',
    url: 'https://doi.org/10.1103/PhysRev.36.57',
  },
  sato2016: {
    citation:
      'Sato T.K. et al. First ionization potential of the heaviest actinide lawrencium, element 103. EPJ Web of Conferences 131 (2016) 05001.',
    url: 'https://doi.org/10.1051/epjconf/201613105001',
  },
  laatiaoui2016: {
    citation:
      'Laatiaoui M. et al. Atom-at-a-time laser resonance ionization spectroscopy of nobelium. Nature 538 (2016) 495.',
  },
  lawrencium2015: {
    citation: 'Lawrencium’s ionization potential, atom by atom. Physics Today 68 (2015).',
    url: 'https://doi.org/10.1063/PT.3.2802',
  },
  clementiRaimondi1963: {
    citation:
      'Clementi E., Raimondi D.L. Atomic screening constants from SCF functions. Journal of Chemical Physics 38 (1963) 2686–2689.',
    url: 'https://doi.org/10.1063/1.1733573',
  },
  clementiRaimondiReinhardt1967: {
    citation:
      'Clementi E., Raimondi D.L., Reinhardt W.P. Atomic screening constants from SCF functions. II. Atoms with 37 to 86 electrons. Journal of Chemical Physics 47 (1967) 1300–1307.',
    url: 'https://doi.org/10.1063/1.1712084',
  },
  iupacPeriodicTable2022: { citation: 'IUPAC periodic table of the elements, 4 May 2022 (groups).' },
  hardy1908: {
    citation:
      'Hardy G.H. Mendelian proportions in a mixed population. Science 28 (1908) 49–50; found independently by Weinberg 1908.',
    url: 'https://doi.org/10.1126/science.28.706.49',
  },
  wigginton2005: {
    citation:
      'Wigginton J.E., Cutler D.J., Abecasis G.R. A note on exact tests of Hardy–Weinberg equilibrium. American Journal of Human Genetics 76 (2005) 887–893.',
    url: 'https://doi.org/10.1086/429864',
  },
  emigh1980: {
    citation: 'Emigh T.H. Comparison of tests for Hardy–Weinberg equilibrium. Biometrics 36 (1980) 627–642.',
  },
  engels2009: { citation: 'Engels 2009, Genetics 183: 1431.' },
  wright1922: {
    citation: 'Wright S. Coefficients of inbreeding and relationship. American Naturalist 56 (1922) 330–338.',
    url: 'https://doi.org/10.1086/279872',
  },
  graffelmanWeir2016: {
    citation:
      'Graffelman J., Weir B.S. Testing for Hardy–Weinberg equilibrium at biallelic genetic markers on the X chromosome. Heredity 116 (2016) 558–568.',
    url: 'https://doi.org/10.1038/hdy.2016.20',
  },
  guoThompson1992: {
    citation:
      'Guo S.W., Thompson E.A. Performing the exact test of Hardy–Weinberg proportion for multiple alleles. Biometrics 48 (1992) 361–372.',
  },
  lineweaverBurk1934: {
    citation:
      'Lineweaver H., Burk D. The determination of enzyme dissociation constants. Journal of the American Chemical Society 56 (1934) 658–666.',
    url: 'https://doi.org/10.1021/ja01318a036',
  },
  michaelisMenten1913: {
    citation:
      'Michaelis L., Menten M.L. Die Kinetik der Invertinwirkung. Biochemische Zeitschrift 49 (1913) 333–369, as given by Johnson K.A., Goody R.S. The original Michaelis constant: translation of the 1913 Michaelis–Menten paper. Biochemistry, 2011.',
    url: 'https://doi.org/10.1021/bi201284u',
  },
  wilkinson1961: {
    citation: 'Wilkinson G.N. Statistical estimations in enzyme kinetics. Biochemical Journal 80 (1961) 324–332.',
    url: 'https://doi.org/10.1042/bj0800324',
  },
  nomenclatureCommittee1982: {
    citation:
      'Nomenclature Committee of the International Union of Biochemistry. Symbolism and terminology in enzyme kinetics: recommendations 1981. European Journal of Biochemistry 128 (1982) 281–291.',
    url: 'https://iubmb.qmul.ac.uk/kinetics/',
  },
  haldane1930: { citation: 'Haldane J.B.S. Enzymes. Longmans, Green and Co., London, 1930.' },
  hill1910: {
    citation:
      'Hill A.V. The possible effects of the aggregation of the molecules of hæmoglobin on its dissociation curves. Journal of Physiology 40 (1910) iv–vii.',
  },
  hurvichTsai1989: {
    citation:
      'Hurvich C.M., Tsai C.-L. Regression and time series model selection in small samples. Biometrika 76 (1989) 297–307.',
    url: 'https://doi.org/10.1093/biomet/76.2.297',
  },
  burnhamAnderson2004: {
    citation:
      'Burnham K.P., Anderson D.R. Multimodel inference: understanding AIC and BIC in model selection. Sociological Methods & Research 33 (2004) 261–304.',
    url: 'https://doi.org/10.1177/0049124104268644',
  },
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
  guineaPigLitters: {
    citation:
      'The influence of litter size and litter order on length of gestation and early postnatal growth in the guinea-pig. Journal of Endocrinology (440 litters of 66 sows).',
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
      'Kennel-club figures: American Kennel Club, life-expectancy ranges of the breed pages, as collected in the public table tmfilho/akcdata, 2020.',
  },
  akcPages: {
    citation:
      'Kennel-club figures: American Kennel Club, life-expectancy ranges of the breed pages, as commonly quoted.',
  },
  dogApi: { citation: 'TheDogAPI: list of breeds, life spans.' },
  mcMillan2024: {
    citation:
      'McMillan K.M. et al. Longevity of companion dog breeds: those at risk from early death. Scientific Reports 14 (2024) 531 (584,734 dogs).',
    url: 'https://doi.org/10.1038/s41598-023-50458-w',
  },
  teng2022: {
    citation:
      'Teng K.T. et al. Life tables of annual life expectancy and mortality for companion dogs in the United Kingdom. Scientific Reports 12 (2022) 6415.',
    url: 'https://doi.org/10.1038/s41598-022-10341-6',
  },
  salt2019: {
    citation:
      'Salt C. et al. Association between life span and body condition in neutered client-owned dogs. Journal of Veterinary Internal Medicine 33 (2019) 89–99.',
  },
  kealy2002: {
    citation:
      'Kealy R.D. et al. Effects of diet restriction on life span and age-related changes in dogs. Journal of the American Veterinary Medical Association 220 (2002) 1315–1320.',
    url: 'https://avmajournals.avma.org/view/journals/javma/220/9/javma.2002.220.1315.xml',
  },
  merckChocolateContent: {
    citation:
      'Merck Veterinary Manual. Chocolate Toxicosis in Animals (revised September 2024): methylxanthines in a bar by its cocoa percentage, and the table of contents by kind.',
    url: 'https://www.merckvetmanual.com/toxicology/food-hazards/chocolate-toxicosis-in-animals',
  },
  fattyFoods: {
    citation: 'dvm360. People food toxic to pets: Fatty foods (chocolate among them; signs one to four days later).',
    url: 'https://www.dvm360.com/view/people-food-toxic-pets-fatty-foods',
  },
  cope2005: {
    citation:
      'Cope R.B. Allium species poisoning in dogs and cats. Toxicology Brief, Veterinary Medicine, August 2005, 562–566.',
    url: 'http://veterinarymedicine.dvm360.com/vetmed/article/articleDetail.jsp?id=174478&sk=&date=&pageID=2',
  },
  salgado2011: {
    citation:
      'Salgado B.S., Monteiro L.N., Rocha N.S. Allium species poisoning in dogs and cats. Journal of Venomous Animals and Toxins including Tropical Diseases 17 (2011) 4–11.',
    url: 'http://www.jvat.org.br/full/parte1/q-2011/volume_17/number_1/ra_17_1_2011.htm',
  },
  vetmedsAllium: {
    citation: 'American College of Veterinary Pharmacists. Onions, Garlic and Chives (0.5 % of the body weight).',
    url: 'https://vetmeds.org/pet-poison-control-list/onions-garlic-and-chives/',
  },
  merckAllium: {
    citation: 'Merck Veterinary Manual. Allium spp Toxicosis in Animals (revised June 2021).',
    url: 'https://www.merckvetmanual.com/toxicology/food-hazards/allium-spp-toxicosis-in-animals',
  },
  merckGrape: {
    citation: 'Merck Veterinary Manual. Grape, Raisin, and Tamarind (Vitis spp, Tamarindus spp) Toxicosis in Dogs.',
    url: 'https://merckvetmanual.com/toxicology/food-hazards/grape-raisin-and-tamarind-vitis-spp-tamarindus-spp-toxicosis-in-dogs',
  },
  eubig2005: {
    citation:
      'Eubig P.A. et al. Acute renal failure in dogs after the ingestion of grapes or raisins. Journal of Veterinary Internal Medicine 19 (2005) 663–674.',
  },
  morrow2005: {
    citation:
      'Morrow C.M.K. et al. Canine renal pathology associated with grape or raisin ingestion: 10 cases. Journal of Veterinary Diagnostic Investigation 17 (2005) 223–231 (3 g/kg of dry matter and more).',
    url: 'https://www.ncbi.nlm.nih.gov/pubmed/15945377',
  },
  grapesChapter: {
    citation: 'Veterian Key. Chapter 46, Grapes and Raisins (2.8 g/kg and more, dry weight).',
    url: 'https://veteriankey.com/grapes-and-raisins',
  },
  cortinovis2016: {
    citation:
      'Cortinovis C., Caloni F. Household food items toxic to dogs and cats. Frontiers in Veterinary Science 3 (2016) 26.',
    url: 'https://doi.org/10.3389/fvets.2016.00026',
  },
  wegenast2021: {
    citation:
      'Wegenast C. et al. Letter on tartaric acid. JAVMA 258 (2021) 706–707, as reported by the Veterinary Poisons Information Service.',
    url: 'https://www.vpisglobal.com/2021/05/05/cause-of-grape-induced-kidney-injury-in-dogs/',
  },
  usdaFoodData: {
    citation: 'USDA FoodData Central: household weights of foods, water contents of onion and garlic.',
  },
  agriaRaisin: {
    citation: 'Agria Vet Guide: weight of a raisin, 0.5 to 1 g.',
  },
  raisinVarieties: {
    citation:
      'Piece weights of raisin varieties in breeding research, 0.40 to 1.51 g; USDA: about 60 raisins to the ounce.',
  },
  merckXylitol: {
    citation: 'Merck Veterinary Manual. Xylitol Toxicosis in Dogs (revised June 2021).',
    url: 'https://www.merckmanuals.com/vet/toxicology/food_hazards/xylitol.html',
  },
  brutlag2017: {
    citation:
      'Clinician’s Brief, August 2017. Xylitol toxicosis in a Miniature Australian Shepherd crossbreed (low blood sugar above 0.1 g/kg, liver injury above 0.5 g/kg).',
    url: 'https://www.cliniciansbrief.com/article/xylitol-toxicosis-miniature-australian-shepherd-crossbreed',
  },
  medvetXylitol: {
    citation: 'MedVet. Super-xylitol chewing gum (1 g in a piece).',
    url: 'https://www.medvetforpets.com/super-xylitol-chewing-gum/',
  },
  merckHumanAnalgesics: {
    citation: 'Merck Veterinary Manual. Toxicoses from Human Analgesics in Animals (acetaminophen and others).',
    url: 'https://merckvetmanual.com/toxicology/toxicoses-from-human-analgesics/toxicoses-from-human-analgesics-in-animals',
  },
  merckAnalgesics: {
    citation: 'Merck Veterinary Manual. Analgesics (Toxicity): ibuprofen, aspirin, naproxen.',
    url: 'https://www.merckvetmanual.com/veterinary/toxicology/toxicities-from-human-drugs/analgesics-toxicity',
  },
  merckPrescriptionNsaids: {
    citation:
      'Merck Veterinary Manual. Prescription Nonsteroidal Anti-inflammatory Drugs (Toxicity): carprofen, meloxicam and others.',
    url: 'https://www.merckvetmanual.com/en-pr/toxicology/toxicities-from-human-drugs/prescription-nonsteroidal-anti-inflammatory-drugs-toxicity',
  },
  worth2016: {
    citation:
      'Worth A.C., Wismer T.A., Dorman D.C. Diphenhydramine exposure in dogs: 621 cases (2008–2013). JAVMA 249 (2016) 77–82.',
    url: 'https://doi.org/10.2460/javma.249.1.77',
  },
  mifflin1990: {
    citation: 'Mifflin et al. American Journal of Clinical Nutrition 51 (1990) 241.',
    url: 'https://doi.org/10.1093/ajcn/51.2.241',
  },
  kleiber1947: {
    citation: 'Kleiber. Physiological Reviews 27 (1947) 511.',
    url: 'https://doi.org/10.1152/physrev.1947.27.4.511',
  },
  mcnab1970: { citation: 'McNab. Journal of Experimental Biology 53 (1970) 329.' },
  gillooly2001: {
    citation: 'Gillooly J.F. et al. Effects of size and temperature on metabolic rate. Science 293 (2001) 2248–2251.',
    url: 'https://doi.org/10.1126/science.1061967',
  },
  white2006: {
    citation:
      'White C.R., Phillips N.F., Seymour R.S. The scaling and temperature dependence of vertebrate metabolism. Biology Letters 2 (2006) 125–127.',
    url: 'https://doi.org/10.1098/rsbl.2005.0378',
  },
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
  jutkowitz2005: {
    citation:
      'Jutkowitz L.A. Reproductive emergencies. Veterinary Clinics of North America: Small Animal Practice 35 (2005) 397–420.',
  },
  dvm360ReproductiveEmergencies: {
    citation: 'dvm360: Dealing with reproductive emergencies (proceedings): when to help a bitch at birth.',
    url: 'https://dvm360.com/view/dealing-with-reproductive-emergencies-proceedings',
  },
  vcaWhelping: {
    citation: 'VCA Animal Hospitals: labor and delivery in dogs.',
  },
  vcaQueening: {
    citation: 'VCA Animal Hospitals: labor and delivery in cats.',
  },
  parturition162: {
    citation:
      'Estimated pregnancy length from ovulation to parturition in the bitch and its influencing factors: a retrospective study in 162 pregnancies, 2011 (63.1 days, standard deviation 2.1).',
    url: 'https://insights.ovid.com/rida/201112000/01445502-201112000-00009',
  },
  concannonKutzler: {
    citation:
      'Concannon; Kutzler 2003: length of pregnancy in the bitch from ovulation and from the peak of luteinizing hormone.',
  },
  lafeberGuineaPig: {
    citation: 'LafeberVet: Dystocia in Guinea Pigs.',
    url: 'https://lafeber.com/vet/dystocia-in-guinea-pigs/',
  },
  missouriGuineaPig: {
    citation: 'University of Missouri, Diseases of Research Animals: guinea pigs, dystocia.',
    url: 'https://cvm.missouri.edu/diseases-of-research-animals-dora/guinea-pigs/dystocia',
  },
  merckRabbits: {
    citation:
      'Merck Veterinary Manual, pet owner version: Breeding and Reproduction of Rabbits (31 to 33 days, nest box on day 28 or 29, veterinarian by day 32).',
    url: 'https://www.merckvetmanual.com/all-other-pets/rabbits/breeding-and-reproduction-of-rabbits',
  },
  ignRabbits: {
    citation:
      'IGN (ign-nutztierhaltung.ch): Reproductive behavior and rearing of offspring of rabbits (28 to 32 days).',
    url: 'http://www.ign-nutztierhaltung.ch/en/seite/reproductive-behaviour-and-rearing-offspring-0',
  },
  andersenPlum1965: {
    citation:
      'Andersen H., Plum M. Gestation length and birth weight in cattle and buffaloes: a review. Journal of Dairy Science 48 (1965) 1224–1235.',
    url: 'https://scilit.com/publications/41057a80f188203799fdb8bcf3b3252e',
  },
  torellGestation: {
    citation:
      'Torell R., Nevada Livestock Extension: Gestation length of the beef cow versus dystocia (283 days for all breeds; means by breed).',
    url: 'http://www.manzanoangus.com/back-to-basicsgestation-length-of-the-beef-cow-versus-dystocia/',
  },
  dairyGestation: {
    citation:
      'Factors affecting gestation length in dairy cattle (35,162 gestations in 2,254 herds; Holstein 279 days).',
    url: 'https://discovery.researcher.life/article/factors-affecting-gestation-length-in-dairy-cattle/46b30cd210603fcbac59c223bc5a393f',
  },
  bifGestationLength: {
    citation: 'Beef Improvement Federation, Guidelines: Gestation Length.',
  },
  osuSelk: {
    citation: 'Selk G., Oklahoma State University: When do we intervene and assist a cow or heifer in labor?',
    url: 'https://www.drovers.com/article/when-do-we-intervene-and-assist-cow-or-heifer-labor',
  },
  umnCalving: {
    citation: 'University of Minnesota Extension, as printed by BeefWeb: When to help a cow or heifer that is calving.',
    url: 'https://beefweb.com/when-to-help-a-cow-or-heifer-that-is-calving',
  },
  csuCalving: {
    citation: 'Colorado State University: calving, when to call for help.',
    url: 'http://www.cvmbs.colostate.edu/ilm/proinfo/calving/notes/whentocallforhelp.htm',
  },
  vanRijssen2010: {
    citation:
      'van Rijssen J.D., Gee E.K., Rogers C.W., O’Brien J.R. Factors influencing gestation length and interval from foaling to conception in mares. Proceedings of the New Zealand Society of Animal Production 70 (2010) 146–148 (335 to 342 days accepted as typical, 300 to 400 seen).',
    url: 'https://www.nzsap.org/proceedings/2010/factors-influencing-gestation-length-and-interval-foaling-conception-mares-managed',
  },
  newBoltonEquine: {
    citation:
      'University of Pennsylvania, New Bolton Center field service: equine obstetrics (average gestation 340 days).',
  },
  ufFoaling: {
    citation: 'University of Florida Health: Shepherding foals into the world.',
    url: 'https://podcasts.ufhealth.org/shepherding-foals-into-the-world/',
  },
  uvmaFoaling: {
    citation: 'Utah Veterinary Medical Association: Foaling Helpful Tips.',
    url: 'http://www.uvma.org/horses/foaltips.htm',
  },
  acequineLabor: {
    citation: 'acequine.com: labor of the mare.',
    url: 'http://acequine.com/labor.html',
  },
  msdBroodmareVaccines: {
    citation:
      'MSD Veterinary Manual: Sample Vaccination Schedule for Broodmares (boosters 4 to 6 weeks before foaling; equine herpesvirus in months 5, 7 and 9).',
    url: 'https://www.msdvetmanual.com/multimedia/table/sample-vaccination-scheduleforbroodmares',
  },
  carluccio2015: {
    citation:
      'Carluccio A. et al. Factors affecting pregnancy length and phases of parturition in Martina Franca jennies. Theriogenology 84 (2015) 650–655 (371 days on average).',
    url: 'https://doi.org/10.1016/j.theriogenology.2015.04.027',
  },
  galisteo2010: {
    citation: 'Galisteo J., Perez-Marin C.C. Theriogenology 74 (2010) 443–450: length of pregnancy in donkeys.',
  },
  donkeySanctuary: {
    citation:
      'The Donkey Sanctuary, Clinical Companion of the Donkey, second edition: The Care of the Foal (blood fat in pregnant donkeys).',
    url: 'https://www.ivis.org/library/clinical-companion-of-donkey-2nd-edition/care-of-foal',
  },
  wikivetDonkey: {
    citation: 'WikiVet with The Donkey Sanctuary: Female Reproduction, Donkey (early pregnancy by ultrasound).',
    url: 'https://en.wikivet.net/index.php?oldid=54357&title=Female_Reproduction_-_Donkey',
  },
  merckCamelids: {
    citation:
      'MSD Veterinary Manual: Various Reproductive Parameters of Female Llamas and Alpacas (gestation 332 to 352 days).',
    url: 'https://www.msdvetmanual.com/en-au/multimedia/table/v56771580',
  },
  rmlaDystocia: {
    citation: 'Anderson D.E., Ohio State University, for the Rocky Mountain Llama and Alpaca Association: dystocia.',
    url: 'http://rmla.com/html/-dystocia.htm',
  },
  nmsuSheep: {
    citation: 'New Mexico State University: Normal Breeding Habits of Sheep (147 days, heat every 14 to 19 days).',
    url: 'https://aces.nmsu.edu/sheep/sheep_reproduction/breeding_habits.html',
  },
  infovetsLambing: {
    citation: 'Infovets, Sheep and Goat manual: lambing.',
    url: 'http://www.infovets.com/books/smrm/C/C460.htm',
  },
  merckSheep: {
    citation: 'Merck Veterinary Manual: lambing management; pregnancy toxemia.',
  },
  teagascBooster: {
    citation: 'Agriland, after Teagasc: clostridial vaccination of ewes four to six weeks before lambing.',
    url: 'https://www.agriland.ie/farming-news/ewe-management-its-time-to-administer-clostridial-vaccinations',
  },
  acgaKidding: {
    citation: 'McDonald J. Kidding difficulties. Goat note B15 (acga.org.au).',
    url: 'http://acga.org.au/goatnotes/B015.php',
  },
  pigsiteFarrowing: {
    citation: 'Giles M. Small-scale pig keeping: the fundamentals of farrowing. The Pig Site.',
    url: 'https://thepigsite.com/articles/small-scale-pig-keeping-the-fundamentals-of-farrowing',
  },
  carmichaelRice1920: {
    citation:
      'Carmichael W.J., Rice J.B. Variations in farrow. University of Illinois, Bulletin 226 (1920): length of gestation in a herd of 720 litters.',
    url: 'http://cord.distantreader.org/stacks/trust/uiuo/uiuo_ark+=13960=t59c6vz5b.txt',
  },
  miller2003: {
    citation:
      'Miller G.M. et al. Characterization of image and labor requirements for positive pregnancy diagnosis in swine. Journal of Swine Health and Production 11 (2003) 233–239.',
    url: 'http://www.aasp.org/shap/issues/v11n5/v11n5p233.html',
  },
  purohit2010: {
    citation:
      'Purohit G. Methods of pregnancy diagnosis in domestic animals: the current status. WebmedCentral Reproduction 1 (2010) WMC001305.',
    url: 'http://static.webmedcentral.com/article_view/1305',
  },
  sparkes2006: {
    citation:
      'Sparkes A.H. et al. Journal of Feline Medicine and Surgery 8 (2006) 145–157 (1,056 litters of pedigree cats, mean gestation 65.1 days).',
    url: 'https://doi.org/10.1016/j.jfms.2005.10.003',
  },
  romagnoli2019: {
    citation:
      'Romagnoli S. et al. Fertility parameters and reproductive management of Norwegian Forest Cats, Maine Coon, Persian and Bengal cats raised in Italy: a questionnaire-based study. Journal of Feline Medicine and Surgery 21 (2019) 1188 (337 litters, 59 to 76 days).',
    url: 'https://doi.org/10.1177/1098612X18824181',
  },
  goatExtension: {
    citation: 'Cooperative Extension, goats: Goat Reproduction Gestation (150 days on average).',
    url: 'https://goats.extension.org/goat-reproduction-gestation',
  },
  asdell1929: {
    citation: 'Asdell S.A. Variation in the duration of gestation in the goat. Journal of Agricultural Science, 1929.',
  },
  hyndmanFan1996: {
    citation:
      'Hyndman R.J., Fan Y. Sample quantiles in statistical packages. The American Statistician 50 (1996) 361–365.',
    url: 'https://doi.org/10.1080/00031305.1996.10473566',
  },
  joanesGill1998: {
    citation:
      'Joanes D.N., Gill C.A. Comparing measures of sample skewness and kurtosis. The Statistician 47 (1998) 183–189.',
    url: 'https://doi.org/10.1111/1467-9884.00122',
  },
  royston1995: {
    citation:
      'Royston P. Remark AS R94: a remark on algorithm AS 181, the W-test for normality. Applied Statistics 44 (1995) 547–551.',
    url: 'https://doi.org/10.2307/2986146',
  },
  nistStrd: {
    citation: 'National Institute of Standards and Technology: Statistical Reference Datasets.',
    url: 'https://www.itl.nist.gov/div898/strd/',
  },
  wilson1927: {
    citation:
      'Wilson E.B. Probable inference, the law of succession, and statistical inference. Journal of the American Statistical Association 22 (1927) 209–212.',
    url: 'https://doi.org/10.1080/01621459.1927.10502953',
  },
  clopperPearson1934: {
    citation:
      'Clopper C.J., Pearson E.S. The use of confidence or fiducial limits illustrated in the case of the binomial. Biometrika 26 (1934) 404–413.',
    url: 'https://doi.org/10.1093/biomet/26.4.404',
  },
  newcombe1998: {
    citation:
      'Newcombe R.G. Interval estimation for the difference between independent proportions: comparison of eleven methods. Statistics in Medicine 17 (1998) 873–890.',
  },
  brownCaiDasGupta2001: {
    citation:
      'Brown L.D., Cai T.T., DasGupta A. Interval estimation for a binomial proportion. Statistical Science 16 (2001) 101–133.',
    url: 'https://doi.org/10.1214/ss/1009213286',
  },
  student1908: {
    citation: 'Student. The probable error of a mean. Biometrika 6 (1908) 1–25.',
    url: 'https://doi.org/10.1093/biomet/6.1.1',
  },
  welch1947: {
    citation:
      'Welch B.L. The generalization of ‘Student’s’ problem when several different population variances are involved. Biometrika 34 (1947) 28–35.',
    url: 'https://doi.org/10.1093/biomet/34.1-2.28',
  },
  deLeanMunsonRodbard1978: {
    citation:
      'DeLean A., Munson P.J., Rodbard D. Simultaneous analysis of families of sigmoidal curves: application to bioassay, radioligand assay, and physiological dose-response curves. American Journal of Physiology 235 (1978) E97–E102.',
    url: 'https://doi.org/10.1152/ajpendo.1978.235.2.E97',
  },
  ritz2015: {
    citation:
      'Ritz C., Baty F., Streibig J.C., Gerhard D. Dose-response analysis using R. PLoS ONE 10 (2015) e0146021.',
    url: 'https://doi.org/10.1371/journal.pone.0146021',
  },
  marquardt1963: {
    citation:
      'Marquardt D.W. An algorithm for least-squares estimation of nonlinear parameters. Journal of the Society for Industrial and Applied Mathematics 11 (1963) 431–441.',
    url: 'https://doi.org/10.1137/0111030',
  },
  kaplanMeier1958: {
    citation:
      'Kaplan E.L., Meier P. Nonparametric estimation from incomplete observations. Journal of the American Statistical Association 53 (1958) 457–481.',
    url: 'https://doi.org/10.1080/01621459.1958.10501452',
  },
  mantel1966: {
    citation:
      'Mantel N. Evaluation of survival data and two new rank order statistics arising in its consideration. Cancer Chemotherapy Reports 50 (1966) 163–170.',
  },
  petoPeto1972: {
    citation:
      'Peto R., Peto J. Asymptotically efficient rank invariant test procedures. Journal of the Royal Statistical Society A 135 (1972) 185–207.',
    url: 'https://doi.org/10.2307/2344317',
  },
  brookmeyerCrowley1982: {
    citation:
      'Brookmeyer R., Crowley J. A confidence interval for the median survival time. Biometrics 38 (1982) 29–41.',
    url: 'https://doi.org/10.2307/2530286',
  },
  cohen1988: {
    citation: 'Cohen J. Statistical Power Analysis for the Behavioral Sciences. 2nd edition. Lawrence Erlbaum (1988).',
  },
  fleissLevinPaik2003: {
    citation:
      'Fleiss J.L., Levin B., Paik M.C. Statistical Methods for Rates and Proportions. 3rd edition. Wiley (2003).',
  },
  arrive2020: {
    citation:
      'Percie du Sert N. and others. The ARRIVE guidelines 2.0: updated guidelines for reporting animal research. PLoS Biology 18 (2020) e3000410.',
    url: 'https://doi.org/10.1371/journal.pbio.3000410',
  },
  hedges1981: {
    citation:
      'Hedges L.V. Distribution theory for Glass’s estimator of effect size and related estimators. Journal of Educational Statistics 6 (1981) 107–128.',
    url: 'https://doi.org/10.3102/10769986006002107',
  },
  spearman1904: {
    citation:
      'Spearman C. The proof and measurement of association between two things. American Journal of Psychology 15 (1904) 72–101.',
    url: 'https://doi.org/10.2307/1412159',
  },
  bestRoberts1975: {
    citation:
      'Best D.J., Roberts D.E. Algorithm AS 89: the upper tail probabilities of Spearman’s rho. Applied Statistics 24 (1975) 377–379.',
    url: 'https://doi.org/10.2307/2347111',
  },
  kendall1938: {
    citation: 'Kendall M.G. A new measure of rank correlation. Biometrika 30 (1938) 81–93.',
    url: 'https://doi.org/10.1093/biomet/30.1-2.81',
  },
  knight1966: {
    citation:
      'Knight W.R. A computer method for calculating Kendall’s tau with ungrouped data. Journal of the American Statistical Association 61 (1966) 436–439.',
    url: 'https://www.jstor.org/stable/2282833',
  },
  bonettWright2000: {
    citation:
      'Bonett D.G., Wright T.A. Sample size requirements for estimating Pearson, Kendall and Spearman correlations. Psychometrika 65 (2000) 23–28.',
    url: 'https://doi.org/10.1007/BF02294183',
  },
  pearson1900: {
    citation:
      'Pearson K. On the criterion that a given system of deviations from the probable in the case of a correlated system of variables is such that it can be reasonably supposed to have arisen from random sampling. Philosophical Magazine 50 (1900) 157–175.',
    url: 'https://doi.org/10.1080/14786440009463897',
  },
  fisher1935: {
    citation: 'Fisher R.A. The Design of Experiments. 1935.',
  },
  campbell2007: {
    citation:
      'Campbell I. Chi-squared and Fisher–Irwin tests of two-by-two tables with small sample recommendations. Statistics in Medicine 26 (2007) 3661–3675.',
    url: 'https://doi.org/10.1002/sim.2832',
  },
  agresti2002: {
    citation: 'Agresti A. Categorical Data Analysis. 2nd edition, 2002.',
  },
  wilcoxon1945: {
    citation: 'Wilcoxon F. Individual comparisons by ranking methods. Biometrics Bulletin 1 (1945) 80–83.',
    url: 'https://doi.org/10.2307/3001968',
  },
  mannWhitney1947: {
    citation:
      'Mann H.B., Whitney D.R. On a test of whether one of two random variables is stochastically larger than the other. Annals of Mathematical Statistics 18 (1947) 50–60.',
    url: 'https://doi.org/10.1214/aoms/1177730491',
  },
  kruskalWallis1952: {
    citation:
      'Kruskal W.H., Wallis W.A. Use of ranks in one-criterion variance analysis. Journal of the American Statistical Association 47 (1952) 583–621.',
    url: 'https://doi.org/10.1080/01621459.1952.10483441',
  },
  dunn1964: {
    citation: 'Dunn O.J. Multiple comparisons using rank sums. Technometrics 6 (1964) 241–252.',
    url: 'https://doi.org/10.1080/00401706.1964.10490181',
  },
  holm1979: {
    citation:
      'Holm S. A simple sequentially rejective multiple test procedure. Scandinavian Journal of Statistics 6 (1979) 65–70.',
  },
  hochberg1988: {
    citation:
      'Hochberg Y. A sharper Bonferroni procedure for multiple tests of significance. Biometrika 75 (1988) 800–802.',
    url: 'https://doi.org/10.1093/biomet/75.4.800',
  },
  benjaminiHochberg1995: {
    citation:
      'Benjamini Y., Hochberg Y. Controlling the false discovery rate: a practical and powerful approach to multiple testing. Journal of the Royal Statistical Society B 57 (1995) 289–300.',
    url: 'https://doi.org/10.1111/j.2517-6161.1995.tb02031.x',
  },
  benjaminiYekutieli2001: {
    citation:
      'Benjamini Y., Yekutieli D. The control of the false discovery rate in multiple testing under dependency. Annals of Statistics 29 (2001) 1165–1188.',
    url: 'https://doi.org/10.1214/aos/1013699998',
  },
  altmanBland1994: {
    citation: 'Altman D.G., Bland J.M. Diagnostic tests 1: sensitivity and specificity. BMJ 308 (1994) 1552.',
    url: 'https://doi.org/10.1136/bmj.308.6943.1552',
  },
  simel1991: {
    citation:
      'Simel D.L., Samsa G.P., Matchar D.B. Likelihood ratios with confidence: sample size estimation for diagnostic test studies. Journal of Clinical Epidemiology 44 (1991) 763–770.',
    url: 'https://doi.org/10.1016/0895-4356(91)90128-V',
  },
  mercaldo2007: {
    citation:
      'Mercaldo N.D., Lau K.F., Zhou X.H. Confidence intervals for predictive values with an emphasis to case-control studies. Statistics in Medicine 26 (2007) 2170–2183.',
    url: 'https://doi.org/10.1002/sim.2677',
  },
  kramer1956: {
    citation:
      'Kramer C.Y. Extension of multiple range tests to group means with unequal numbers of replications. Biometrics 12 (1956) 307–310.',
    url: 'https://doi.org/10.2307/3001469',
  },
  welch1951: {
    citation:
      'Welch B.L. On the comparison of several mean values: an alternative approach. Biometrika 38 (1951) 330–336.',
    url: 'https://doi.org/10.1093/biomet/38.3-4.330',
  },
  gamesHowell1976: {
    citation:
      'Games P.A., Howell J.F. Pairwise multiple comparison procedures with unequal N’s and/or variances: a Monte Carlo study. Journal of Educational Statistics 1 (1976) 113–125.',
    url: 'https://doi.org/10.3102/10769986001002113',
  },
  brownForsythe1974: {
    citation:
      'Brown M.B., Forsythe A.B. Robust tests for the equality of variances. Journal of the American Statistical Association 69 (1974) 364–367.',
    url: 'https://doi.org/10.1080/01621459.1974.10482955',
  },
  piepho2004: {
    citation:
      'Piepho H.-P. An algorithm for a letter-based representation of all-pairwise comparisons. Journal of Computational and Graphical Statistics 13 (2004) 456–466.',
    url: 'https://doi.org/10.1198/1061860043515',
  },
  dunnett1955: {
    citation:
      'Dunnett C.W. A multiple comparison procedure for comparing several treatments with a control. Journal of the American Statistical Association 50 (1955) 1096–1121.',
    url: 'https://doi.org/10.1080/01621459.1955.10501294',
  },
  boxCox1964: {
    citation:
      'Box G.E.P., Cox D.R. An analysis of transformations. Journal of the Royal Statistical Society B 26 (1964) 211–252.',
    url: 'https://doi.org/10.1111/j.2517-6161.1964.tb00553.x',
  },
  cook1977: {
    citation: 'Cook R.D. Detection of influential observation in linear regression. Technometrics 19 (1977) 15–18.',
    url: 'https://doi.org/10.1080/00401706.1977.10489493',
  },
  koenker1981: {
    citation:
      'Koenker R. A note on studentizing a test for heteroscedasticity. Journal of Econometrics 17 (1981) 107–112.',
    url: 'https://doi.org/10.1016/0304-4076(81)90062-2',
  },
  altman1991: {
    citation: 'Altman D.G. Practical statistics for medical research. Chapman and Hall (1991), chapters 8 to 14.',
  },
  motulsky2018: {
    citation: 'Motulsky H. Intuitive biostatistics, 4th edition. Oxford University Press (2018), chapter 37.',
  },
  mcdonald2014: {
    citation: 'McDonald J.H. Handbook of biological statistics, 3rd edition. Sparky House (2014).',
  },
  grubbs1969: {
    citation: 'Grubbs F.E. Procedures for detecting outlying observations in samples. Technometrics 11 (1969) 1–21.',
  },
  rosner1983: {
    citation:
      'Rosner B. Percentage points for a generalized ESD many-outlier procedure. Technometrics 25 (1983) 165–172.',
  },
  dixon1950: {
    citation: 'Dixon W.J. Analysis of extreme values. Annals of Mathematical Statistics 21 (1950) 488–506.',
    url: 'https://doi.org/10.1214/aoms/1177729747',
  },
  rorabacher1991: {
    citation:
      'Rorabacher D.B. Statistical treatment for rejection of deviant values: critical values of Dixon’s Q parameter and related subrange ratios at the 95% confidence level. Analytical Chemistry 63 (1991) 139–146.',
    url: 'https://doi.org/10.1021/ac00002a010',
  },
  mcbane2006: {
    citation:
      'McBane G.C. Programs to compute distribution functions and critical values for extreme value ratios for outlier detection. Journal of Statistical Software 16 (2006) 3.',
    url: 'https://doi.org/10.18637/jss.v016.i03',
  },
  anscombe1973: {
    citation: 'Anscombe F.J. Graphs in statistical analysis. The American Statistician 27 (1973) 17–21.',
    url: 'https://doi.org/10.1080/00031305.1973.10478966',
  },
  fieller1954: {
    citation:
      'Fieller E.C. Some problems in interval estimation. Journal of the Royal Statistical Society B 16 (1954) 175–185.',
  },
  ichQ2: {
    citation: 'International Council for Harmonisation: guideline Q2, Validation of Analytical Procedures.',
  },
  loader2000: {
    citation: 'Loader C. Fast and accurate computation of binomial probabilities. 2000.',
  },
  didonatoMorris1992: {
    citation:
      'DiDonato A.R., Morris A.H. Algorithm 708: significant digit computation of the incomplete beta function ratios. ACM Transactions on Mathematical Software 18 (1992) 360–373.',
    url: 'https://doi.org/10.1145/131766.131776',
  },
  cody1969: {
    citation:
      'Cody W.J. Rational Chebyshev approximations for the error function. Mathematics of Computation 23 (1969) 631–637.',
    url: 'https://doi.org/10.1090/S0025-5718-1969-0247736-4',
  },
  wichura1988: {
    citation:
      'Wichura M.J. Algorithm AS 241: the percentage points of the normal distribution. Applied Statistics 37 (1988) 477–484.',
    url: 'https://doi.org/10.2307/2347330',
  },
  brent1973: {
    citation: 'Brent R.P. Algorithms for Minimization without Derivatives. Prentice-Hall, 1973.',
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
  cantor1970: {
    citation:
      'Cantor C.R., Warshaw M.M., Shapiro H. Oligonucleotide interactions. III. Circular dichroism studies of the conformation of deoxyoligonucleotides. Biopolymers 9 (1970) 1059–1077.',
  },
  tataurov2008: {
    citation:
      'Tataurov A.V., You Y., Owczarzy R. Predicting ultraviolet spectrum of single stranded and double stranded deoxyribonucleic acids. Biophysical Chemistry 133 (2008) 66–70.',
  },
  puglisiTinoco1989: {
    citation: 'Puglisi J.D., Tinoco I. Absorbance melting curves of RNA. Methods in Enzymology 180 (1989) 304–325.',
    url: 'https://doi.org/10.1016/0076-6879(89)80108-9',
  },
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
  keil1992: { citation: 'Keil B. Specificity of Proteolysis. Springer, Berlin, 1992.' },
  gasteiger2005: {
    citation:
      'Gasteiger E. et al. Protein identification and analysis tools on the ExPASy server. In: Walker J.M. (ed.) The Proteomics Protocols Handbook. Humana Press, 2005, 571–607.',
    url: 'https://web.expasy.org/protparam/protparam-doc.html',
  },
  unimod2004: {
    citation:
      'Creasy D.M., Cottrell J.S. Unimod: protein modifications for mass spectrometry. Proteomics 4 (2004) 1534–1536.',
    url: 'https://doi.org/10.1002/pmic.200300744',
  },
  bachmair1986: {
    citation:
      'Bachmair A., Finley D., Varshavsky A. In vivo half-life of a protein is a function of its amino-terminal residue. Science 234 (1986) 179–186.',
    url: 'https://doi.org/10.1126/science.3018930',
  },
  gonda1989: {
    citation:
      'Gonda D.K. et al. Universality and structure of the N-end rule. Journal of Biological Chemistry 264 (1989) 16700–16712.',
  },
  tobias1991: {
    citation: 'Tobias J.W. et al. The N-end rule in bacteria. Science 254 (1991) 1374–1377.',
    url: 'https://doi.org/10.1126/science.1962196',
  },
  varshavsky1996: {
    citation:
      'Varshavsky A. The N-end rule: functions, mysteries, uses. Proceedings of the National Academy of Sciences 93 (1996) 12142–12149.',
    url: 'https://doi.org/10.1073/pnas.93.22.12142',
  },
  alberts: { citation: 'Alberts B. et al. Molecular Biology of the Cell, panel 3-1 (classes of amino acids).' },
  iupacAminoAcids: {
    citation:
      'IUPAC–IUB Joint Commission on Biochemical Nomenclature. Nomenclature and symbolism for amino acids and peptides (Recommendations 1983). Pure and Applied Chemistry 56 (1984) 595–624.',
  },
  lehninger: { citation: 'Nelson D.L., Cox M.M. Lehninger Principles of Biochemistry, table 3-1.' },
  zwietering1990: {
    citation:
      'Zwietering M.H., Jongenburger I., Rombouts F.M., van ’t Riet K. Modeling of the bacterial growth curve. Applied and Environmental Microbiology 56 (1990) 1875–1881.',
    url: 'https://doi.org/10.1128/aem.56.6.1875-1881.1990',
  },
  student1907: {
    citation: 'Student. On the error of counting with a haemacytometer. Biometrika 5 (1907) 351–360.',
    url: 'https://doi.org/10.1093/biomet/5.3.351',
  },
  strober2015: {
    citation:
      'Strober W. Trypan blue exclusion test of cell viability. Current Protocols in Immunology 111 (2015) A3.B.1–A3.B.3.',
    url: 'https://doi.org/10.1002/0471142735.ima03bs111',
  },
  monod1949: {
    citation: 'Monod J. The growth of bacterial cultures. Annual Review of Microbiology 3 (1949) 371–394.',
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
  scopes1974: {
    citation:
      'Scopes R.K. Measurement of protein by spectrophotometry at 205 nm. Analytical Biochemistry 59 (1974) 277–282.',
    url: 'https://doi.org/10.1016/0003-2697(74)90034-7',
  },
  leachScheraga1960: {
    citation:
      'Leach S.J., Scheraga H.A. Effect of light scattering on ultraviolet difference spectra. Journal of the American Chemical Society 82 (1960) 4790–4792.',
  },
  bradford1976: {
    citation:
      'Bradford M.M. A rapid and sensitive method for the quantitation of microgram quantities of protein utilizing the principle of protein-dye binding. Analytical Biochemistry 72 (1976) 248–254.',
    url: 'https://doi.org/10.1016/0003-2697(76)90527-3',
  },
  smith1985: {
    citation:
      'Smith P.K. et al. Measurement of protein using bicinchoninic acid. Analytical Biochemistry 150 (1985) 76–85.',
    url: 'https://doi.org/10.1016/0003-2697(85)90442-7',
  },
  pfaffl2001: {
    citation: 'Pfaffl. Nucleic Acids Research 29 (2001) e45.',
    url: 'https://doi.org/10.1093/nar/29.9.e45',
  },
  livakSchmittgen2001: {
    citation:
      'Livak K.J., Schmittgen T.D. Analysis of relative gene expression data using real-time quantitative PCR and the 2^(−ΔΔCT) method. Methods 25 (2001) 402–408.',
    url: 'https://doi.org/10.1006/meth.2001.1262',
  },
  vandesompele2002: {
    citation:
      'Vandesompele J. et al. Accurate normalization of real-time quantitative RT-PCR data by geometric averaging of multiple internal control genes. Genome Biology 3 (2002) research0034.',
    url: 'https://doi.org/10.1186/gb-2002-3-7-research0034',
  },
  hellemans2007: {
    citation:
      'Hellemans J. et al. qBase relative quantification framework and software for management and automated analysis of real-time quantitative PCR data. Genome Biology 8 (2007) R19.',
    url: 'https://doi.org/10.1186/gb-2007-8-2-r19',
  },
  miqe2009: {
    citation:
      'Bustin S.A. et al. The MIQE guidelines: minimum information for publication of quantitative real-time PCR experiments. Clinical Chemistry 55 (2009) 611–622.',
    url: 'https://doi.org/10.1373/clinchem.2008.112797',
  },
  miqe2025: {
    citation:
      'Bustin S.A. et al. MIQE 2.0: revision of the minimum information for publication of quantitative real-time PCR experiments guidelines. Clinical Chemistry 71 (2025) 634–651.',
    url: 'https://doi.org/10.1093/clinchem/hvaf043',
  },
  cfrMeloxicam: {
    citation:
      'United States Code of Federal Regulations, title 21, section 520.1367: meloxicam by mouth, conditions of use in dogs.',
    url: 'https://law.lawstack.com/cfr/21/520.1367/',
  },
  metacamDogLabel: {
    citation: 'Metacam (meloxicam) oral suspension for dogs: product label in the United States.',
  },
  metacamCatProductInformation: {
    citation:
      'Metacam (meloxicam) 0.5 mg/mL oral suspension for cats and guinea pigs: summary of product characteristics.',
    url: 'https://vetisearch.co.uk/spcs/42564-metacam',
  },
  metacamUsBoxedWarning: {
    citation:
      'United States Food and Drug Administration. Information about the Boxed Warning on Meloxicam Labels regarding Safety Risks in Cats.',
    url: 'https://www.fda.gov/animal-veterinary/product-safety-information/information-about-boxed-warning-meloxicam-labels-regarding-safety-risks-cats',
  },
  omegaPetDogStudy: {
    citation: 'Open-access study of EPA and DHA in pet dogs, PMC11545626.',
    url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC11545626/',
  },
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
    citation:
      'Wang T. et al. Quantitative translation of dog-to-human aging by conserved remodeling of the DNA methylome. Cell Systems 11 (2020) 176–185 (Labradors: 16 ln(age) + 31).',
    url: 'https://doi.org/10.1016/j.cels.2020.06.006',
  },
  aaha2019: {
    citation: 'AAHA 2019 Canine Life Stage Guidelines (senior: the last 25 percent of the expected life).',
  },
  laflamme1997: {
    citation:
      'Laflamme D. Development and validation of a body condition score system for dogs. Canine Practice 22 (1997) 10–15, and for cats. Feline Practice 25 (1997) 13–18.',
  },
  wsavaBodyCondition: {
    citation: 'World Small Animal Veterinary Association (WSAVA): body condition score of dogs, 9-point chart.',
    url: 'https://wsava.org/wp-content/uploads/2020/01/Body-Condition-Score-Dog.pdf',
  },
  wsavaCatCondition: {
    citation: 'World Small Animal Veterinary Association (WSAVA): body condition score of cats, 9-point chart.',
    url: 'https://wsava.org/wp-content/uploads/2020/02/Body-Condition-Score-Cat.pdf',
  },
  aahaWeightManagement: {
    citation:
      'Brooks D. et al. 2014 AAHA Weight Management Guidelines for Dogs and Cats. Journal of the American Animal Hospital Association 50 (2014) 1–11 (6 to 7 overweight, 8 to 9 obese, about 10 percent of excess weight for each point above 5).',
    url: 'https://doi.org/10.5326/JAAHA-MS-6331',
  },
  mawby2004: {
    citation:
      'Mawby et al. Comparison of various methods for estimating body fat in dogs. Journal of the American Animal Hospital Association 40 (2004) 109–114 (body fat by body condition score).',
    url: 'https://doi.org/10.5326/0400109',
  },
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
      'Vetspecialists.co.uk: fact sheet on polydipsia in dogs and cats (textbooks: water intake of dogs 20 to 70 mL/kg a day, definitely increased above 100).',
    url: 'http://vetspecialists.co.uk/factsheets/Internal_Medicine/Polydipsia.html',
  },
  rineyThirst: {
    citation:
      'Collins B. Polyuria, polydipsia. Cornell Richard P. Riney Canine Health Center, April 2024 (most dogs drink about 40 to 60 mL/kg a day).',
    url: 'https://riney.vet.cornell.edu/member-benefits-health-tips/polyuria-polydipsia-april-2024',
  },
  merckPolyuria: { citation: 'Merck Veterinary Manual: polyuria and polydipsia.' },
  dvm360: { citation: 'dvm360, 2014: drinking of more than 90 mL/kg a day is called polydipsia.' },
  kittenRuleOfThumb: {
    citation: 'Rule of thumb among cat keepers: a kitten has about half its adult weight at 16 weeks.',
  },
  virbacKitten: {
    citation: 'Virbac: note on the growth of kittens, about 1 kg at 2 months and 3 kg at 6 to 7 months.',
  },
  salt2022: {
    citation:
      'Salt C. et al. Growth standard charts for monitoring bodyweight in intact domestic shorthair kittens from the USA. PLOS ONE 17 (2022) e0277531.',
    url: 'https://doi.org/10.1371/journal.pone.0277531',
  },
  carrollHuntington1988: {
    citation:
      'Carroll C.L., Huntington P.J. Body condition scoring and weight estimation of horses. Equine Veterinary Journal 20 (1988) 41–45.',
    url: 'https://doi.org/10.1111/j.2042-3306.1988.tb01451.x',
  },
  aahaAllergy2023: {
    citation:
      'Miller J. et al. 2023 AAHA Management of Allergic Skin Diseases in Dogs and Cats Guidelines. Journal of the American Animal Hospital Association 59 (2023) 255–284, table 3.',
    url: 'https://doi.org/10.5326/JAAHA-MS-7396',
  },
  vetsafecareDiphenhydramine: {
    citation:
      'VetSafeCare formulary. Diphenhydramine hydrochloride, doses for cats with their references; the low part only is used.',
    url: 'https://vetsafecare.com/generics/diphenhydramine-hydrochloride',
  },
  cfrCephalexin: {
    citation:
      'United States Code of Federal Regulations, title 21, section 520.376: cephalexin chewable tablets, conditions of use in dogs.',
    url: 'https://ecfr.okayd.com/browse/21/520/520.376',
  },
  cefalexinTablets: {
    citation: 'Rilexine (cefalexin) tablets for dogs and cats, United Kingdom: summary of product characteristics.',
    url: 'https://vetisearch.co.uk/spcs/42665-rilexine-5-kg',
  },
  ohioAntimicrobials: {
    citation:
      'Ohio State University Veterinary Medical Center. Antimicrobial use guidelines: cephalexin, companion animals.',
    url: 'https://ohiostate.pressbooks.pub/osuvmcabxuse/chapter/abx_cephalexin-companion',
  },
  tramvetolSpc: {
    citation: 'Tramvetol 50 mg tablets for dogs (tramadol), United Kingdom: summary of product characteristics.',
    url: 'https://vetisearch.co.uk/spcs/42713-tramvetol',
  },
  medicineHouseRules: {
    citation:
      'Pipette & Paw, house rules of the medicine pages: ceilings of a dose, weights for which no amount is shown, everything rounded down.',
  },
  wongTramadol2021: {
    citation:
      'Wong A., Martinez-Taboada F. In dogs with osteoarthritis, how effective is treatment with tramadol in providing analgesia? Veterinary Evidence 6 (2021), on two trials, Budsberg et al. 2018 among them.',
    url: 'https://doi.org/10.18849/ve.v6i2.401',
  },
  nrcEnergy2006: {
    citation: 'National Research Council (NRC), 2006: resting energy of dogs and cats, 70 × kg^0.75 kcal a day.',
  },
  aahaNutrition: {
    citation:
      'Cline M.G. et al. 2021 AAHA Nutrition and Weight Management Guidelines for Dogs and Cats. Journal of the American Animal Hospital Association 57 (2021) 153–178.',
    url: 'https://doi.org/10.5326/JAAHA-MS-7232',
  },
  rollinsMurphy2019: {
    citation:
      'Rollins A.W., Murphy M. Nutritional assessment in the cat: practical recommendations for better medical care. Journal of Feline Medicine and Surgery 21 (2019) 442–448.',
    url: 'https://doi.org/10.1177/1098612X19843213',
  },
  catHealthy: {
    citation: 'Cat Healthy (Canada): protocol of nutritional assessment (weight loss of overweight cats: 0.8 × RER).',
    url: 'https://www.cathealthy.ca/protocols/nutritional-assessment/',
  },
  wsavaNutrition: { citation: 'WSAVA: nutrition guidelines (resting energy; treats at most 10 % of energy).' },
  ohioStateCalories: {
    citation: 'Ohio State University Veterinary Medical Center: basic calorie calculator (factors of life stages).',
  },
  petNutritionAlliance: { citation: 'Pet Nutrition Alliance: factors of life stages.' },
  villalobosScale: {
    citation: 'Villalobos A. Quality of Life Scale (the HHHHHMM Scale). Veterinary Practice News.',
    url: 'https://www.veterinarypracticenews.com/vet-practice-news-columns/bond-beyond/quality-of-life-scale.aspx',
  },
  qualityOfLifeHouseRules: {
    citation:
      'Pipette & Paw, house rules of this calculator: trouble breathing and scores of 2 or less override the total; scores of 4 or less are listed.',
  },
  merckHepaticLipidosis: { citation: 'Merck Veterinary Manual: feline hepatic lipidosis.' },
  webb2018: {
    citation:
      'Webb C.B. Hepatic lipidosis: clinical review drawn from collective effort. Journal of Feline Medicine and Surgery 20 (2018) 217–227.',
  },
  mendel1866: { citation: 'Mendel, 1866: experiments on plant hybrids.' },
  punnett1905: { citation: 'Punnett R.C. Mendelism, 1905.' },
  morgan1910: {
    citation: 'Morgan T.H. Sex limited inheritance in Drosophila. Science 32 (1910) 120–122.',
    url: 'https://doi.org/10.1126/science.32.812.120',
  },
  castleLittle1910: {
    citation: 'Castle W.E., Little C.C. On a modified Mendelian ratio among yellow mice. Science 32 (1910) 868–870.',
    url: 'https://doi.org/10.1126/science.32.833.868',
  },
  yamamoto1990: {
    citation:
      'Yamamoto F., Clausen H., White T., Marken J., Hakomori S. Molecular genetic basis of the histo-blood group ABO system. Nature 345 (1990) 229–233.',
    url: 'https://doi.org/10.1038/345229a0',
  },
  fontanesi2021: {
    citation: 'Fontanesi L. (editor). The Genetics and Genomics of the Rabbit. CABI, 2021 (coat color, C locus).',
  },
  phillips2008: {
    citation:
      'Phillips P.C. Epistasis: the essential role of gene interactions in the structure and evolution of genetic systems. Nature Reviews Genetics 9 (2008) 855–867.',
    url: 'https://doi.org/10.1038/nrg2452',
  },
  sturtevant1913: {
    citation:
      'Sturtevant A.H. The linear arrangement of six sex-linked factors in Drosophila, as shown by their mode of association. Journal of Experimental Zoology 14 (1913) 43–59.',
    url: 'https://doi.org/10.1002/jez.1400140104',
  },
  muller1916: {
    citation: 'Muller H.J. The mechanism of crossing-over. American Naturalist 50 (1916) 193–221.',
  },
  haldane1919: {
    citation:
      'Haldane J.B.S. The combination of linkage values and the calculation of distances between the loci of linked factors. Journal of Genetics 8 (1919) 299–309.',
  },
  kosambi1944: {
    citation:
      'Kosambi D.D. The estimation of map distances from recombination values. Annals of Eugenics 12 (1944) 172–175.',
  },
  morton1955: {
    citation:
      'Morton N.E. Sequential tests for the detection of linkage. American Journal of Human Genetics 7 (1955) 277–318.',
  },
  lavoisier: { citation: 'Lavoisier: conservation of mass in chemical reactions.' },
  greenBook: {
    citation: 'IUPAC: Quantities, Units and Symbols in Physical Chemistry (the Green Book): amount concentration.',
  },
  crcAcids: {
    citation:
      'CRC Handbook of Chemistry and Physics, section 8: Dissociation Constants of Inorganic and of Organic Acids and Bases.',
  },
  crcDensities: {
    citation:
      'CRC Handbook of Chemistry and Physics, section 5: Concentrative Properties of Aqueous Solutions: Density, Refractive Index, Freezing Point Depression, and Viscosity.',
  },
  goldberg2002: {
    citation:
      'Goldberg R.N., Kishore N., Lennen R.M. Thermodynamic quantities for the ionization reactions of buffers. Journal of Physical and Chemical Reference Data 31 (2002) 231–370.',
    url: 'https://doi.org/10.1063/1.1416902',
  },
  poSenozan2001: {
    citation:
      'Po H.N., Senozan N.M. The Henderson–Hasselbalch equation: its history and limitations. Journal of Chemical Education 78 (2001) 1499–1503.',
    url: 'https://doi.org/10.1021/ed078p1499',
  },
  trost1991: {
    citation: 'Trost B.M. The atom economy – a search for synthetic efficiency. Science 254 (1991) 1471–1477.',
    url: 'https://doi.org/10.1126/science.1962206',
  },
  openstaxChemistry2e: {
    citation: 'Flowers P., Theopold K., Langley R., Robinson W.R. Chemistry 2e. OpenStax, 2019.',
    url: 'https://openstax.org/details/books/chemistry-2e',
  },
  butler1998: { citation: 'Butler J.N. Ionic Equilibrium: Solubility and pH Calculations. Wiley, 1998.' },
  vanSlyke1922: {
    citation:
      'Van Slyke D.D. On the measurement of buffer values and on the relationship of buffer value to the dissociation constant of the buffer and the concentration and reaction of the buffer solution. Journal of Biological Chemistry 52 (1922) 525–570.',
  },
  davies1962: { citation: 'Davies C.W. Ion Association. Butterworths, 1962.' },
  malmbergMaryott1956: {
    citation:
      'Malmberg C.G., Maryott A.A. Dielectric constant of water from 0 to 100 °C. Journal of Research of the National Bureau of Standards 56 (1956) 1–8.',
    url: 'https://doi.org/10.6028/jres.056.001',
  },
  pauling1960: { citation: 'Pauling L. The Nature of the Chemical Bond, 3rd edition, 1960.' },
  allred1961: {
    citation: 'Allred A.L. Journal of Inorganic and Nuclear Chemistry 17 (1961) 215–221.',
    url: 'https://doi.org/10.1016/0022-1902(61)80142-5',
  },
  hannaySmyth1946: { citation: 'Hannay, Smyth 1946.', url: 'https://doi.org/10.1021/ja01206a003' },
  allen1989: {
    citation:
      'Allen L.C. Electronegativity is the average one-electron energy of the valence-shell electrons in ground-state free atoms. Journal of the American Chemical Society 111 (1989) 9003–9014.',
    url: 'https://doi.org/10.1021/ja00207a003',
  },
  mann2000: {
    citation:
      'Mann J.B., Meek T.L., Allen L.C. Configuration energies of the main group elements. Journal of the American Chemical Society 122 (2000) 2780–2783.',
    url: 'https://doi.org/10.1021/ja992866e',
  },
  mann2000d: {
    citation:
      'Mann J.B., Meek T.L., Knight E.T., Capitani J.F., Allen L.C. Configuration energies of the d-block elements. Journal of the American Chemical Society 122 (2000) 5132–5137.',
    url: 'https://doi.org/10.1021/ja9928677',
  },
  mendeleev: {
    citation: 'Mentel L. mendeleev, a Python resource for properties of chemical elements: elements.db, en_allen.',
    url: 'https://github.com/lmmentel/mendeleev',
  },
  meekGarner2005: {
    citation:
      'Meek T.L., Garner L.D. Electronegativity and the bond triangle. Journal of Chemical Education 82 (2005) 325–333.',
  },
  unhexennium: {
    citation:
      'Unhexennium, an app for IB chemistry: borders of the triangular bonding diagram, table 29 of the IB chemistry data booklet (lib/chemistry/formula.dart).',
    url: 'https://github.com/Mapioi/unhexennium',
  },
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
  nebQ5Protocol: {
    citation:
      'New England Biolabs. PCR Using Q5 High-Fidelity 2X Master Mix (NEB #M0492), protocol: general guidelines, annealing.',
  },
  finnzymesAnnealing: {
    citation: 'Finnzymes. Important instructions on annealing temperature: Phusion High-Fidelity DNA Polymerase.',
    url: 'http://www.finnzymes.fi/optimizing_tm_and_annealing.html',
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
  merckFood: {
    citation:
      'Merck Veterinary Manual: food hazards (chocolate; grape, raisin and tamarind; macadamia nuts; raw bread dough).',
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
  aspca2024: {
    citation: 'ASPCA Animal Poison Control Center. The official top 10 toxins of 2024.',
    url: 'https://dev-cloudflare.aspca.org/node/69444',
  },
  pph2024: {
    citation: 'Pet Poison Helpline. Top 10 pet poisons of 2024, as reported by ConsumerAffairs.',
    url: 'https://www.consumeraffairs.com/news/here-are-the-top-poison-threats-to-pets-in-2024-011025.html',
  },
  pph2013: {
    citation: 'Pet Poison Helpline. Top 10 toxins of 2013, as reported by KULR.',
    url: 'https://www.kulr8.com/story/24486073/pet-toxins',
  },
  msuIvermectin: {
    citation: 'Michigan State University Extension: ivermectin, and dogs with the mutation MDR1.',
    url: 'https://www.canr.msu.edu/news/did_you_know_ivermectin_and_other_equine_medications_can_have_deadly_conseq',
  },
  wsuMdr1: {
    citation: 'Washington State University: ivermectin toxicity in collies (loperamide, digoxin and others).',
    url: 'https://www.vetmed.wsu.edu/announcements/ivermectin/index.asp',
  },
  fdaIsox: {
    citation: 'U.S. Food and Drug Administration: alert on isoxazoline flea and tick products, as reported.',
    url: 'https://tiphero.com/flea-and-tick-pills-problems-in-dogs-and-catsf/amp',
  },
  nvic2017: {
    citation:
      'Nationaal Vergiftigingen Informatie Centrum (NVIC): yearbook 2017 (isoxazolines, pimobendan among animals).',
    url: 'https://www.knmvd.nl/nvic-jaaroverzicht-2017-acute-vergiftigingen-bij-mens-en-dier/',
  },
  bacVpis: {
    citation:
      'Animal PoisonLine, Veterinary Poisons Information Service: benzalkonium chloride disinfectant poisoning in cats.',
    url: 'https://www.animalpoisonline.co.uk/blogs/2021/06/08/benzalkonium-chloride-disinfectant-poisoning-in-cats/',
  },
  bates2014: {
    citation: 'Bates N., Edwards N. 245 cats exposed to benzalkonium chloride. Veterinary Record, 2014.',
    url: 'https://veterinaryrecord.bmj.com/content/early/2014/09/12/vr.102653',
  },
  handWarmer: {
    citation: 'Pet Poison Helpline on hand warmers, as reported by People, 2021.',
    url: 'https://people.com/pets/pet-experts-warn-chemical-hand-warmers-toxic-to-pets/',
  },
  oxygenAbsorber: {
    citation:
      'Iron intoxication after an oxygen absorber: a case of the University of California, Davis, as reprinted.',
    url: 'https://keepingdog.com/dog-ate-oxygen-absorber',
  },
  mothballsAspca: {
    citation: 'ASPCA on mothballs, as reported by Petcha, 2006.',
    url: 'https://www.petcha.com/mothballs-can-be-dangerous-to-dogs/',
  },
  vpisPlants: {
    citation:
      'Animal PoisonLine, Veterinary Poisons Information Service: plants and poisons (acorns, conkers, peace lily and others).',
    url: 'https://www.animalpoisonline.co.uk/blogs/2021/06/10/plants-and-poisons/',
  },
  vpisFestive: {
    citation: 'Veterinary Poisons Information Service: festive plants (holly, mistletoe, Christmas trees, ivy).',
    url: 'https://www.vpisglobal.com/2023/12/19/festive-plants/',
  },
  vpisSeasonal: {
    citation:
      'Bates N., Veterinary Poisons Information Service: seasonal hazards to pets (weed killers, lawn iron, bulbs).',
    url: 'https://animaltherapymedia.co.uk/seasonal-hazards-to-your-pets/',
  },
  vpisSummer: {
    citation:
      'Animal PoisonLine, Veterinary Poisons Information Service: summer hazards (jellyfish, barbecue fuel, mold).',
    url: 'https://www.animalpoisonline.co.uk/blogs/2021/06/10/summer-hazards/',
  },
  pphHydrangea: {
    citation: 'Pet Poison Helpline: hydrangea.',
    url: 'https://www.petpoisonhelpline.com/poison/hydrangea/',
  },
  aspcaOrgans: {
    citation: 'ASPCA: poisonous plants by the organ that they harm (rhubarb leaves: kidneys), as reprinted.',
    url: 'https://emsaonline.com/mediacenter/articles/00000469.html',
  },
  pdsaGarden: {
    citation: 'PDSA: garden plants (laburnum, bluebells and others). Best, 2021.',
    url: 'https://www.pressreader.com/uk/best/20210413/283862986083867',
  },
  willowAutumn: {
    citation: 'Willow Veterinary Clinic: autumnal dangers (acorns, conkers, cyclamen).',
    url: 'https://www.willowvet.co.uk/news/archived-news/autumnal-dangers.shtml',
  },
  dpcaPoison: {
    citation: 'Doberman Pinscher Club of America: poisoning (potato, tomato, rhubarb leaves).',
    url: 'https://dpca.org/publiced/living-with-a-dobe/health/emergencies/poisoning/',
  },
  recDrugs2023: {
    citation:
      'Intoxication of dogs and cats with recreational drugs. Veterinary and Animal Science, article 100288 (2023).',
    url: 'https://doi.org/10.1016/j.vas.2023.100288',
  },
  dvmHalluc: {
    citation: 'dvm360: illicit drugs, hallucinogens (LSD, morning glory, nutmeg).',
    url: 'https://www.dvm360.com/view/illicit-drug-5-hallucinogenics',
  },
  creeksideMeds: {
    citation:
      'Pet Poison Helpline: human medicines that are poisonous to pets, as printed by Creekside Animal Hospital.',
    url: 'https://creeksideah.com/blog/b_89339_top_8_human_medicines_poisonous_to_pets.html',
  },
  knightPlants: { citation: 'Knight A.P. A guide to poisonous house and garden plants.' },
  catPlants: {
    citation:
      'ASPCA: plants that are toxic to cats (begonia, chrysanthemum, clematis, mistletoe, wisteria), as reprinted.',
    url: 'https://www.thismomneedswine.com/2011/10/poisonous-plants-for-cats.html',
  },
  hollybank: { citation: 'Hollybank Vets: autumn toxins.', url: 'https://hollybankvets.co.uk/?p=5983' },
  hhYew: {
    citation: 'Chandler K. Poisonous plants: yew, sycamore, ragwort. Horse & Hound.',
    url: 'https://www.horseandhound.co.uk/plus/424888-424888',
  },
  bellAcorn: {
    citation: 'Bell Equine Veterinary Clinic: poisonous plants (acorns, ragwort).',
    url: 'https://www.bellequine.co.uk/faqs/poisonous-plants',
  },
  rvcSycamore: {
    citation: 'Royal Veterinary College: warning on sycamore seeds, 2014, as printed.',
    url: 'https://www.petrelief.co.uk/Blog?month=10&year=2014',
  },
  ufMonensin: {
    citation: 'University of Florida Health, Animal Airwaves: monensin in horses.',
    url: 'https://podcasts.ufhealth.org/the-menace-of-monensin-in-horses/',
  },
  hsvgMonensin: {
    citation: 'Horse Side Vet Guide: ate cattle feed, monensin known to have occurred.',
    url: 'https://horsesidevetguide.com/drv/Observation/620/ate-cattle-feed-monensin-known-to-have-occurred/',
  },
  csuCopper: {
    citation: 'Van Metre D., Colorado State University: copper poisoning in small ruminants.',
    url: 'https://docslib.org/doc/12753229/copper-poisoning-pdf',
  },
  ifjCopper: {
    citation: 'Irish Farmers Journal: copper toxicity.',
    url: 'https://farmersjournal.ie/amp/focus/animal-health/copper-toxicity-a-massive-release-of-copper-which-destroys-red-blood-cells-319394',
  },
  ufGrain: {
    citation: 'University of Florida Health, Animal Airwaves: bingeing to death (grain overload).',
    url: 'https://podcasts.ufhealth.org/bingeing-to-death/',
  },
  hsvgGrain: {
    citation: 'Horse Side Vet Guide: grain overload.',
    url: 'https://horsesidevetguide.com/drv/Observation/23',
  },
  apccRarely2016: {
    citation:
      'Schuett J.A., ASPCA Animal Poison Control Center. Top 10 toxins that are rarely serious. Today’s Veterinary Nurse, September/October 2016.',
    url: 'https://todaysveterinarynurse.com/articles/top-10-toxins-that-are-rarely-serious/',
  },
  vpisOwner: {
    citation: 'Animal PoisonLine, Veterinary Poisons Information Service: when to go straight to the veterinarian.',
  },
  cbCantWait: {
    citation:
      'Clinician’s Brief: Top 5 clinical situations that can’t wait (GDV: retching, unproductive vomiting, swollen abdomen).',
    url: 'https://www.cliniciansbrief.com/article/top-5-clinical-situations-cant-wait',
  },
  highcliffBloat: {
    citation: 'Highcliff Veterinary Practice: emergency advice, bloat.',
    url: 'https://www.highcliffvets.com/pet-advice/emergency-advice',
  },
  petmdBlocked: {
    citation: 'Lee J., petMD: feline urethral obstruction, the blocked cat (2011).',
    url: 'https://m.petmd.com/blogs/thedailyvet/jlee/2011/mar/feline_urethral_obstruction_the_life-threatening_blocked_cat-10953',
  },
  veticBlocked: {
    citation: 'Vetic: urethral obstruction in cats (can be fatal within 24 to 48 hours).',
    url: 'https://vetic.in/blog/wp-json/wp/v2/posts/7983',
  },
  rvcHeat: {
    citation: 'RVC VetCompass, cool first, transport second (as reported by Edition Dog, 2023).',
    url: 'https://editiondog.com/blogs/paws-the-word/the-rvc-urges-owners-of-hot-dogs-to-cool-first-transport-second',
  },
  rvcHeatPat: {
    citation: 'Pets As Therapy: how to aid a dog with heatstroke (RVC, Emily Hall).',
    url: 'https://petsastherapy.org/news-and-events/article/how-to-help-a-dog-with-heatstroke',
  },
  seizureOmaha: {
    citation: 'Urgent Pet Care Omaha: seizures (over 5 minutes, or several in a row).',
    url: 'https://urgentpetcareomaha.com/seizures/',
  },
  seizurePetergency: {
    citation: 'Petergency: seizures.',
    url: 'https://app.petergency.com/seizing',
  },
  firstAidLakeAnna: {
    citation: 'Lake Anna Veterinary Hospital: pet first aid tips (bleeding, choking, seizures).',
    url: 'https://www.lakeannaveterinaryhospital.com/pet-first-aid-tips/',
  },
  firstAidBartels: {
    citation: 'Bartels-Busack Pet Hospital: first aid (bites, bleeding, burns, no tourniquet).',
    url: 'https://bartelsbusackpethospital.com/articles/first-aid',
  },
  firstAidVisiting: {
    citation: 'Visiting Vet: first aid (hurt pets bite; muzzle; keep still).',
    url: 'http://visitingvet.net/news_article2.php',
  },
  petfulEye: {
    citation: 'Petful: five pet eye emergencies.',
    url: 'https://www.petful.com/pet-health/opthalmology-emergencies/',
  },
  bristolEye: {
    citation: 'Bristol Veterinary Service: eye emergencies (no ointment or drops before the examination).',
    url: 'http://bristolvetservice.com/blog?id=9&tag=Eye%20Emergencies',
  },
  firstvetLegs: {
    citation: 'FirstVet: my cat is unable to use its hind legs.',
    url: 'https://firstvet.com/uk/questions/671/my-cat-is-unable-to-use-its-hind-legs-what-should-i-do',
  },
  hiddenValley: {
    citation: 'Hidden Valley Animal Clinic: sudden paralysis.',
    url: 'http://www.hiddenvalleyac.com/paralysis-sudden-onset.pml',
  },
  oasisPyo: {
    citation: 'Oasis Animal Hospital: pyometra (1 to 5 weeks after heat).',
    url: 'https://oasisah.com/post/pyometra-1',
  },
  westfieldPyo: {
    citation: 'Westfield Veterinary Group: pyometra in dogs and cats.',
    url: 'https://westfieldvetgroup.com/blog/pyometra-in-dogs-and-cats',
  },
  housecallsCat: {
    citation: 'House Calls 4 House Cats: anorexia (nothing for 24 hours).',
    url: 'https://www.housecalls4housecats.com/say-meow/anorexia',
  },
  cohrsStasis: {
    citation: 'Colorado House Rabbit Society: GI stasis (deadly in hours).',
    url: 'https://coloradohrs.org/gi-stasis/',
  },
  mayneStasis: {
    citation: 'Mayne Veterinary Practice: gastrointestinal stasis.',
    url: 'https://www.maynevets.co.uk/2018/08/gastrointestinal-stasis/',
  },
  hsvgColic: {
    citation: 'Horse Side Vet Guide: colic, what to do and not to do.',
    url: 'https://horsesidevetguide.com/?page_id=20646&type=Observation%2F1',
  },
  theHorseColic: {
    citation: 'Loving N., TheHorse.com/AAEP (2007), as printed: walk only a horse that keeps trying to roll.',
    url: 'https://miniaturehorsetalk.com/threads/psyllium-colics.84273',
  },
  keswickChoke: {
    citation: 'Keswick Equine Clinic: is your horse choking?.',
    url: 'https://keswickequineclinic.com/for-pet-owners/is-your-horse-choking',
  },
  midriversChoke: {
    citation: 'Mid-Rivers Equine Centre: choke, before your vet arrives.',
    url: 'https://www.midriversequine.com/choke-care-before-your-vet-arrives/',
  },
  dairyherdMilk: {
    citation: 'Purdue Dairy Digest, Dairy Herd: stages of milk fever.',
    url: 'https://www.dairyherd.com/dairy-resources/Podcast-covers-causes-of-milk-fever-202488401.html',
  },
  ifjMilk: {
    citation: 'Irish Farmers Journal: dealing with milk fever (prop her up).',
    url: 'https://farmersjournal.ie/dairy/breeding-and-health/vets-corner-dealing-with-milk-fever-174858',
  },
  ozarkBloat: {
    citation: 'Ozarks Farm & Neighbor: bloat (less than one hour in very acute cases).',
    url: 'https://ozarksfn.com/2010/04/05/on-call-40',
  },
  farmgridBloat: {
    citation: 'Farmgrid: bloat (call a veterinarian; trocar complications).',
    url: 'https://farmgrid.org/tag/bloat/',
  },
  dairyherdProlapse: {
    citation: 'Dairy Herd: uterine prolapse, a true medical emergency.',
    url: 'https://www.dairyherd.com/news/education/uterine-prolapse-true-medical-emergency',
  },
  ifjProlapse: {
    citation: 'Irish Farmers Journal: uterine prolapse.',
    url: 'https://www.farmersjournal.ie/vets-corner-uterine-prolapse-a-clinical-emergency-520807',
  },
  illinoisNeonate: {
    citation: 'University of Illinois, ANSC 207: neonatal care, chilling (warm slowly, do not feed at once).',
    url: 'https://cdn.citl.illinois.edu/courses/ANSC207/week8/NeonatalCare/web_data/file6.htm',
  },
  bvnaNeonate: {
    citation: 'BVNA: care of puppies during the neonatal period.',
    url: 'https://bvna.org.uk/blog/care-of-puppies-during-the-neonatal-period-part-1-care-and-artificial-rearing-by-rachel-moxon-and-gary-england',
  },
  merckEmerg: {
    citation: 'Merck Veterinary Manual: emergencies and trauma, by topic.',
  },
  rwaf: {
    citation: 'Rabbit Welfare Association: gut stasis.',
  },
  aaepColic: {
    citation: 'AAEP: colic, horse owner guidelines.',
  },
  pigHeat: {
    citation: 'Extension: heat stress in swine.',
  },
  ownBirthTable: {
    citation:
      'Pipette & Paw: the signs at birth for which a veterinarian is called, on the page about the birth of each animal, with their sources there.',
  },
  ufBatteries: { citation: 'University of Florida Health, Animal Airwaves: batteries.' },
  merckForeignBody: {
    citation: 'Gibson T.W.G. Gastrointestinal obstruction in small animals. Merck Veterinary Manual, revised 2020.',
    url: 'https://merckvetmanual.com/digestive-system/diseases-of-the-stomach-and-intestines-in-small-animals/gastrointestinal-obstruction-in-small-animals',
  },
  iso80000: {
    citation: 'ISO 80000-1:2022. Quantities and units, part 1: general. The percent sign stands for the number 0.01.',
  },
  tornqvist1985: {
    citation:
      'Törnqvist L., Vartia P., Vartia Y.O. How should relative changes be measured? The American Statistician 39 (1985) 43–46.',
    url: 'https://doi.org/10.1080/00031305.1985.10479385',
  },
  iso6887: {
    citation:
      'ISO 6887-1:2017. Microbiology of the food chain: preparation of test samples, initial suspension and decimal dilutions.',
  },
  iupacDilution: {
    citation: 'IUPAC. Compendium of chemical terminology (the Gold Book): dilution.',
  },
  euclidElements: {
    citation: 'Euclid. Elements, books V and VII: ratio, proportion and the greatest common divisor.',
  },
  goldberg1991: {
    citation:
      'Goldberg D. What every computer scientist should know about floating-point arithmetic. ACM Computing Surveys 23 (1991) 5–48.',
    url: 'https://doi.org/10.1145/103162.103163',
  },
  numericalRecipes: {
    citation:
      'Press W.H., Teukolsky S.A., Vetterling W.T., Flannery B.P. Numerical Recipes, 3rd ed. Cambridge University Press 2007, section 5.6.',
  },
  nudat3: {
    citation:
      'National Nuclear Data Center, Brookhaven National Laboratory. NuDat 3: evaluated nuclear structure data (ENSDF).',
    url: 'https://www.nndc.bnl.gov/nudat3/',
  },
  icrp107: {
    citation:
      'ICRP Publication 107. Nuclear decay data for dosimetric calculations. Annals of the ICRP 38 (2008), no. 3.',
  },
  stuiverPolach1977: {
    citation: 'Stuiver M., Polach H.A. Discussion: reporting of ¹⁴C data. Radiocarbon 19 (1977) 355–363.',
  },
  iso8601: {
    citation: 'ISO 8601-1:2019. Date and time: representations for information interchange, part 1.',
  },
  familyLawReform1969: {
    citation:
      'Family Law Reform Act 1969 (United Kingdom), section 9: an age is attained at the start of the birthday.',
  },
  meeus1998: {
    citation:
      'Meeus J. Astronomical Algorithms, 2nd ed. Willmann-Bell 1998, chapter 7: the calendar and the day of the week.',
  },
  nistUnitPricing: {
    citation:
      'National Institute of Standards and Technology. NIST Special Publication 1181: Unit Pricing Guide, 2014 (revised 2015).',
  },
  directive98of6: {
    citation:
      'Directive 98/6/EC of the European Parliament and of the Council on consumer protection in the indication of the prices of products offered to consumers, 1998.',
  },
  nistHandbook44: {
    citation:
      'National Institute of Standards and Technology. NIST Handbook 44, Appendix C: general tables of units of measurement.',
  },
  aci302: {
    citation: 'American Concrete Institute. ACI 302.1R: Guide to concrete floor and slab construction.',
  },
  astmC387: {
    citation: 'ASTM C387/C387M. Packaged, dry, combined materials for concrete and high strength mortar.',
  },
  regulationDD: {
    citation: 'Regulation DD (Truth in Savings), 12 CFR part 1030, Appendix A: annual percentage yield calculation.',
  },
  isuAgDecisionMaker: {
    citation:
      'Iowa State University Extension. Ag Decision Maker: livestock enterprise budgets and break-even selling prices.',
  },
  ksuFeedlotBudgets: {
    citation: 'Kansas State University Research and Extension. Cattle finishing and backgrounding budgets.',
  },
  kellison2009: {
    citation: 'Kellison S.G. The Theory of Interest, 3rd ed. McGraw-Hill 2009: compound interest and annuities.',
  },
  who894: {
    citation:
      'World Health Organization. Obesity: preventing and managing the global epidemic. WHO Technical Report Series 894, 2000.',
  },
  whoAsianBmi2004: {
    citation:
      'WHO Expert Consultation. Appropriate body-mass index for Asian populations and its implications for policy and intervention strategies. Lancet 363 (2004) 157–163.',
    url: 'https://doi.org/10.1016/S0140-6736(03)15268-3',
  },
  tanaka2001: {
    citation:
      'Tanaka H., Monahan K.D., Seals D.R. Age-predicted maximal heart rate revisited. Journal of the American College of Cardiology 37 (2001) 153–156.',
    url: 'https://doi.org/10.1016/S0735-1097(00)01054-8',
  },
  karvonen1957: {
    citation:
      'Karvonen M.J., Kentala E., Mustala O. The effects of training on heart rate: a longitudinal study. Annales medicinae experimentalis et biologiae Fenniae 35 (1957) 307–315.',
  },
  gulati2010: {
    citation:
      'Gulati M. et al. Heart rate response to exercise stress testing in asymptomatic women. Circulation 122 (2010) 130–137.',
    url: 'https://doi.org/10.1161/CIRCULATIONAHA.110.939249',
  },
  nes2013: {
    citation:
      'Nes B.M. et al. Age-predicted maximal heart rate in healthy subjects: the HUNT Fitness Study. Scandinavian Journal of Medicine and Science in Sports 23 (2013) 697–704.',
  },
  cooper1968: {
    citation:
      'Cooper K.H. A means of assessing maximal oxygen intake: correlation between field and treadmill testing. JAMA 203 (1968) 201–204.',
  },
  kline1987: {
    citation:
      'Kline G.M. et al. Estimation of VO2max from a one-mile track walk, gender, age, and body weight. Medicine and Science in Sports and Exercise 19 (1987) 253–259.',
  },
  uth2004: {
    citation:
      'Uth N. et al. Estimation of VO2max from the ratio between HRmax and HRrest: the heart rate ratio method. European Journal of Applied Physiology 91 (2004) 111–115.',
    url: 'https://doi.org/10.1007/s00421-003-0988-y',
  },
  acsmGuidelines: {
    citation:
      'American College of Sports Medicine. ACSM’s Guidelines for Exercise Testing and Prescription (the equation of the 1.5-mile run).',
  },
  garber2011: {
    citation:
      'Garber C.E. et al. Quantity and quality of exercise for developing and maintaining cardiorespiratory, musculoskeletal, and neuromotor fitness in apparently healthy adults. Medicine and Science in Sports and Exercise 43 (2011) 1334–1359.',
  },
  csuPearson: {
    citation:
      'Wagner J., Stanton T.L. Formulating rations with the Pearson square. Colorado State University Extension, fact sheet 1.618.',
  },
  montanaPearson: {
    citation: 'Van Emon M. Pearson square examples. Montana State University Extension.',
  },
  nrcsFence382: {
    citation:
      'United States Department of Agriculture, Natural Resources Conservation Service. Conservation practice standard 382: fence.',
  },
  missouriFence: {
    citation:
      'Iowa State University Extension and University of Missouri Extension. Guides to fences for livestock: posts, spacing and braces.',
  },
  nistSp811: {
    citation:
      'Thompson A., Taylor B.N. Guide for the Use of the International System of Units (SI). NIST Special Publication 811, 2008, Appendix B: conversion factors.',
  },
  aafcoPf9: {
    citation:
      'Association of American Feed Control Officials. Official Publication: model regulation PF9, statements of calorie content.',
  },
  nrcDogsCats2006: {
    citation: 'National Research Council. Nutrient Requirements of Dogs and Cats. National Academies Press 2006.',
    url: 'https://nap.nationalacademies.org/catalog/10668',
  },
  fediafNutrition: {
    citation:
      'FEDIAF. Nutritional Guidelines for Complete and Complementary Pet Food for Cats and Dogs, annex on energy.',
  },
  siBrochurePrefixes: {
    citation: 'BIPM. The International System of Units (SI Brochure), 9th edition, 2019, updated 2022: SI prefixes.',
    url: 'https://www.bipm.org/en/publications/si-brochure',
  },
  cgpm2022: {
    citation: '27th General Conference on Weights and Measures. Resolution 3 (2022): ronna, quetta, ronto and quecto.',
    url: 'https://www.bipm.org/en/-/2022-12-19-si-prefixes',
  },
  euOrganic2020of464: {
    citation:
      'Commission Implementing Regulation (EU) 2020/464 of 26 March 2020, Annex I: stocking density and minimum areas of organic livestock.',
    url: 'https://eur-lex.europa.eu/eli/reg_impl/2020/464/oj',
  },
  euOrganic2018of848: {
    citation: 'Regulation (EU) 2018/848 on organic production and labelling of organic products, Annex II, part II.',
  },
  directive2008of120: {
    citation:
      'Council Directive 2008/120/EC of 18 December 2008 laying down minimum standards for the protection of pigs, Article 3.',
  },
  directive2008of119: {
    citation:
      'Council Directive 2008/119/EC of 18 December 2008 laying down minimum standards for the protection of calves, Article 3.',
  },
  directive1999of74: {
    citation:
      'Council Directive 1999/74/EC of 19 July 1999 laying down minimum standards for the protection of laying hens, Article 4.',
  },
  cfrDogsCats: {
    citation: 'US Animal Welfare Regulations, 9 CFR 3.6: primary enclosures of dogs and cats.',
    url: 'https://www.law.cornell.edu/cfr/text/9/3.6',
  },
  extensionCoops: {
    citation:
      'University extension services of the United States: leaflets on small flocks, 2 to 4 square feet of coop and 8 to 10 square feet of run for a hen.',
  },
  fawc1979: {
    citation: 'Farm Animal Welfare Council: the Five Freedoms, 1979, and Farm Animal Welfare in Great Britain, 2009.',
  },
  nrcBeefWater: {
    citation:
      'Winchester C.F., Morris M.J. Water intake rates of cattle. Journal of Animal Science 15 (1956) 722–740, as tabled in National Research Council, Nutrient Requirements of Beef Cattle, 1996 and 2000.',
  },
  guyerWater: {
    citation: 'Guyer P.Q. Water requirements for beef cattle. University of Nebraska.',
  },
  murphy1983: {
    citation:
      'Murphy M.R., Davis C.L., McCoy G.C. Factors affecting water consumption by Holstein cows in early lactation. Journal of Dairy Science 66 (1983) 35–38, in National Research Council, Nutrient Requirements of Dairy Cattle, 2001.',
  },
  ontarioWater: {
    citation:
      'Ward D., McKague K. Water Requirements of Livestock. Ontario Ministry of Agriculture, factsheet 07-023, 2007.',
    url: 'https://www.ontario.ca/page/water-requirements-livestock',
  },
  oNeillCats2015: {
    citation:
      'O’Neill D.G. et al. Longevity and mortality of cats attending primary care veterinary practices in England. Journal of Feline Medicine and Surgery 17 (2015) 125–133.',
    url: 'https://doi.org/10.1177/1098612X14536176',
  },
  pennStateIofc: {
    citation: 'Penn State Extension. Income over feed costs: method for dairy herds.',
  },
  nrcDairy2001: {
    citation:
      'National Research Council. Nutrient Requirements of Dairy Cattle, 7th revised edition. National Academies Press 2001.',
  },
  nrcPoultry1994: {
    citation:
      'National Research Council. Nutrient Requirements of Poultry, 9th revised edition. National Academies Press 1994.',
  },
  nrcHorses2007: {
    citation:
      'National Research Council. Nutrient Requirements of Horses, 6th revised edition. National Academies Press 2007.',
    url: 'https://nap.nationalacademies.org/catalog/11653',
  },
  nrcSmallRuminants2007: {
    citation:
      'National Research Council. Nutrient Requirements of Small Ruminants: Sheep, Goats, Cervids, and New World Camelids. National Academies Press 2007.',
    url: 'https://nap.nationalacademies.org/catalog/11654',
  },
  nrcBeef2016: {
    citation:
      'National Academies of Sciences, Engineering, and Medicine. Nutrient Requirements of Beef Cattle, 8th revised edition. National Academies Press 2016.',
    url: 'https://nap.nationalacademies.org/catalog/19014',
  },
  buskirk2003: {
    citation:
      'Buskirk D.D. et al. Large round bale feeder design affects hay utilization and beef cow behavior. Journal of Animal Science 81 (2003) 109–115.',
  },
  kingArthur: {
    citation: 'King Arthur Baking: weights of ingredients in household measures, and pan sizes.',
  },
  persson1983: {
    citation:
      'Persson S.G.B. Evaluation of exercise tolerance and fitness in the performance horse. In: Equine Exercise Physiology, 1983, 441–457.',
  },
  athleticHorse2014: {
    citation:
      'Hodgson D.R., McKeever K.H., McGowan C.M. The Athletic Horse: Principles and Practice of Equine Sports Medicine, 2nd edition. Elsevier 2014.',
  },
  feiEndurance: {
    citation:
      'International Federation for Equestrian Sports (FEI). Endurance Rules: heart rate of at most 64 beats a minute at inspections; check the rules of the year.',
  },
  cgpm1901: {
    citation:
      'General Conference on Weights and Measures, 3rd meeting, 1901: the standard acceleration of free fall, 9.80665 m/s².',
  },
  rotorDataSheets: {
    citation:
      'Data sheets of centrifuge rotors: largest and smallest radius, top speed, relative centrifugal force and k factor.',
  },
  beal2020: {
    citation:
      'Beal J. et al. Robust estimation of bacterial cell count from optical density. Communications Biology 3 (2020) 512.',
    url: 'https://doi.org/10.1038/s42003-020-01127-5',
  },
  opticalDensityConventions: {
    citation:
      'Laboratory convention: rounded numbers of cells per milliliter at an OD600 of 1 in 1 cm, with wide limits.',
  },
  internationalYardPound1959: {
    citation: 'International yard and pound agreement, 1959: the inch is 0.0254 m, the pound 0.45359237 kg.',
  },
  iau2012: {
    citation: 'International Astronomical Union, 2012 Resolution B2: the astronomical unit is 149597870700 m.',
    url: 'http://syrte.obspm.fr/IAU_resolutions/IAUResol_2012.html',
  },
  gardinerGardenFrommer1987: {
    citation:
      'Gardiner-Garden M., Frommer M. CpG islands in vertebrate genomes. Journal of Molecular Biology 196 (1987) 261–282.',
  },
  lobry1996: {
    citation:
      'Lobry J.R. Asymmetric substitution patterns in the two DNA strands of bacteria. Molecular Biology and Evolution 13 (1996) 660–665.',
  },
  morgulis2006: {
    citation:
      'Morgulis A., Gertz E.M., Schäffer A.A., Agarwala R. A fast and symmetric DUST implementation to mask low-complexity DNA sequences. Journal of Computational Biology 13 (2006) 1028–1040.',
  },
  nakamura2000: {
    citation:
      'Nakamura Y., Gojobori T., Ikemura T. Codon usage tabulated from international DNA sequence databases: status for the year 2000. Nucleic Acids Research 28 (2000) 292.',
  },
  embossCodons: {
    citation: 'EMBOSS 6.6: tables of codon usage (data/CODONS), from CUTG release 146 and TransTerm of May 1994.',
  },
  sharpLi1987: {
    citation:
      'Sharp P.M., Li W.-H. The codon adaptation index – a measure of directional synonymous codon usage bias, and its potential applications. Nucleic Acids Research 15 (1987) 1281–1295.',
  },
  wright1990: {
    citation: 'Wright F. The ‘effective number of codons’ used in a gene. Gene 87 (1990) 23–29.',
  },
  farrar2007: {
    citation:
      'Farrar M. Striped Smith–Waterman speeds database searches six times over other SIMD implementations. Bioinformatics 23 (2007) 156–161.',
    url: 'https://doi.org/10.1093/bioinformatics/btl582',
  },
  gibbsMcIntyre1970: {
    citation:
      'Gibbs A.J., McIntyre G.A. The diagram, a method for comparing sequences. Its use with amino acid and nucleotide sequences. European Journal of Biochemistry 16 (1970) 1–11.',
    url: 'https://doi.org/10.1111/j.1432-1033.1970.tb01046.x',
  },
  gotoh1982: {
    citation:
      'Gotoh O. An improved algorithm for matching biological sequences. Journal of Molecular Biology 162 (1982) 705–708.',
    url: 'https://doi.org/10.1016/0022-2836(82)90398-9',
  },
  needlemanWunsch1970: {
    citation:
      'Needleman S.B., Wunsch C.D. A general method applicable to the search for similarities in the amino acid sequence of two proteins. Journal of Molecular Biology 48 (1970) 443–453.',
    url: 'https://doi.org/10.1016/0022-2836(70)90057-4',
  },
  smithWaterman1981: {
    citation:
      'Smith T.F., Waterman M.S. Identification of common molecular subsequences. Journal of Molecular Biology 147 (1981) 195–197.',
    url: 'https://doi.org/10.1016/0022-2836(81)90087-5',
  },
  henikoff1992: {
    citation:
      'Henikoff S., Henikoff J.G. Amino acid substitution matrices from protein blocks. Proceedings of the National Academy of Sciences 89 (1992) 10915–10919.',
    url: 'https://doi.org/10.1073/pnas.89.22.10915',
  },
  dayhoff1978: {
    citation:
      'Dayhoff M.O., Schwartz R.M., Orcutt B.C. A model of evolutionary change in proteins. In: Atlas of Protein Sequence and Structure, volume 5, supplement 3. National Biomedical Research Foundation, Washington (1978) 345–352.',
  },
  emboss2000: {
    citation:
      'Rice P., Longden I., Bleasby A. EMBOSS: the European Molecular Biology Open Software Suite. Trends in Genetics 16 (2000) 276–277.',
    url: 'https://doi.org/10.1016/S0168-9525(00)02024-2',
  },
  wuManber1992: {
    citation: 'Wu S., Manber U. Fast text searching: allowing errors. Communications of the ACM 35 (1992) 83–91.',
  },
  young1987: {
    citation:
      'Young D.S. Implementation of SI units for clinical laboratory data. Annals of Internal Medicine 106 (1987) 114–129.',
    url: 'https://doi.org/10.7326/0003-4819-106-1-114',
  },
  hoelzel2004: {
    citation:
      'Hoelzel W. et al. IFCC reference system for measurement of hemoglobin A1c in human blood and the national standardization schemes in the United States, Japan, and Sweden. Clinical Chemistry 50 (2004) 166–174.',
    url: 'https://doi.org/10.1373/clinchem.2003.024802',
  },
  gum2008: {
    citation: 'JCGM 100:2008. Evaluation of measurement data: guide to the expression of uncertainty in measurement.',
  },
  jcgm101: {
    citation:
      'JCGM 101:2008. Evaluation of measurement data: supplement 1 to the “Guide to the expression of uncertainty in measurement”: propagation of distributions using a Monte Carlo method.',
  },
  eurachemCg4: {
    citation:
      'Ellison S.L.R., Williams A. (editors). Eurachem/CITAC guide CG 4: quantifying uncertainty in analytical measurement, 3rd edition, 2012.',
  },
  durstenfeld1964: {
    citation: 'Durstenfeld R. Algorithm 235: random permutation. Communications of the ACM 7 (1964) 420.',
    url: 'https://doi.org/10.1145/364520.364540',
  },
  slas4: {
    citation: 'ANSI/SLAS 4-2004. Microplates: well positions.',
    url: 'https://www.slas.org/education/ansi-slas-microplate-standards/',
  },
  niceNg246: {
    citation:
      'National Institute for Health and Care Excellence. Overweight and obesity management. NICE guideline NG246, 2025 (bands of the waist-to-height ratio from CG189, 2022).',
    url: 'https://www.nice.org.uk/guidance/ng246',
  },
  ashwell2012: {
    citation:
      'Ashwell M., Gunn P., Gibson S. Waist-to-height ratio is a better screening tool than waist circumference and BMI for adult cardiometabolic risk factors: systematic review and meta-analysis. Obesity Reviews 13 (2012) 275–286.',
    url: 'https://doi.org/10.1111/j.1467-789X.2011.00952.x',
  },
  whoWaist2008: {
    citation:
      'World Health Organization. Waist circumference and waist–hip ratio: report of a WHO expert consultation, Geneva, 8–11 December 2008. 2011.',
  },
  mosteller1987: {
    citation:
      'Mosteller R.D. Simplified calculation of body-surface area. New England Journal of Medicine 317 (1987) 1098.',
    url: 'https://doi.org/10.1056/NEJM198710223171717',
  },
  duBois1916: {
    citation:
      'Du Bois D., Du Bois E.F. A formula to estimate the approximate surface area if height and weight be known. Archives of Internal Medicine 17 (1916) 863–871.',
    url: 'https://doi.org/10.1001/archinte.1916.00080130010002',
  },
  haycock1978: {
    citation:
      'Haycock G.B., Schwartz G.J., Wisotsky D.H. Geometric method for measuring body surface area: a height-weight formula validated in infants, children and adults. Journal of Pediatrics 93 (1978) 62–66.',
    url: 'https://doi.org/10.1016/S0022-3476(78)80601-5',
  },
  gehanGeorge1970: {
    citation:
      'Gehan E.A., George S.L. Estimation of human body surface area from height and weight. Cancer Chemotherapy Reports 54 (1970) 225–235.',
  },
  priceFrazier1998: {
    citation:
      'Price G.S., Frazier D.L. Journal of Veterinary Internal Medicine 12 (1998) 267–271: equations of the body surface area of dogs.',
    url: 'https://doi.org/10.1111/j.1939-1676.1998.tb02121.x',
  },
  inker2021: {
    citation:
      'Inker L.A. et al. New creatinine- and cystatin C–based equations to estimate GFR without race. New England Journal of Medicine 385 (2021) 1737–1749.',
    url: 'https://doi.org/10.1056/NEJMoa2102953',
  },
  inker2012: {
    citation:
      'Inker L.A. et al. Estimating glomerular filtration rate from serum creatinine and cystatin C. New England Journal of Medicine 367 (2012) 20–29.',
    url: 'https://doi.org/10.1056/NEJMoa1114248',
  },
  kdigo2024: {
    citation:
      'KDIGO CKD Work Group. KDIGO 2024 clinical practice guideline for the evaluation and management of chronic kidney disease. Kidney International 105 (2024) suppl. 4S, S117–S314.',
    url: 'https://doi.org/10.1016/j.kint.2023.10.018',
  },
  pottel2021: {
    citation:
      'Pottel H. et al. Development and validation of a modified full age spectrum creatinine-based equation to estimate glomerular filtration rate: a cross-sectional analysis of pooled data. Annals of Internal Medicine 174 (2021) 183–191.',
    url: 'https://doi.org/10.7326/M20-4366',
  },
  levey2009: {
    citation:
      'Levey A.S. et al. A new equation to estimate glomerular filtration rate. Annals of Internal Medicine 150 (2009) 604–612.',
    url: 'https://doi.org/10.7326/0003-4819-150-9-200905050-00006',
  },
  acog700: {
    citation:
      'American College of Obstetricians and Gynecologists. Committee Opinion no. 700: methods for estimating the due date. Obstetrics and Gynecology 129 (2017) e150–e154.',
    url: 'https://doi.org/10.1097/AOG.0000000000002046',
  },
  acog579: {
    citation:
      'American College of Obstetricians and Gynecologists. Committee Opinion no. 579: definition of term pregnancy. Obstetrics and Gynecology 122 (2013) 1139–1140.',
  },
  matsumotoNishimura1998: {
    citation:
      'Matsumoto M., Nishimura T. Mersenne twister: a 623-dimensionally equidistributed uniform pseudorandom number generator. ACM Transactions on Modeling and Computer Simulation 8 (1998) 3–30.',
    url: 'https://doi.org/10.1145/272991.272995',
  },
  mattsLachin1988: {
    citation:
      'Matts J.P., Lachin J.M. Properties of permuted-block randomization in clinical trials. Controlled Clinical Trials 9 (1988) 327–344.',
    url: 'https://doi.org/10.1016/0197-2456(88)90047-5',
  },
  volterra1926: {
    citation: 'Volterra V. Nature 118 (1926) 558.',
    url: 'https://doi.org/10.1038/118558a0',
  },
  rosenzweigMacArthur1963: {
    citation: 'Rosenzweig M.L., MacArthur R.H. American Naturalist 97 (1963) 209.',
    url: 'https://doi.org/10.1086/282272',
  },
  rosenzweig1971: {
    citation:
      'Rosenzweig M.L. Paradox of enrichment: destabilization of exploitation ecosystems in ecological time. Science 171 (1971) 385–387.',
    url: 'https://doi.org/10.1126/science.171.3969.385',
  },
  insdcFeatures: {
    citation:
      'International Nucleotide Sequence Database Collaboration. The DDBJ/ENA/GenBank Feature Table Definition.',
    url: 'https://www.insdc.org/submitting-standards/feature-table/',
  },
  dormandPrince1980: {
    citation:
      'Dormand J.R., Prince P.J. A family of embedded Runge-Kutta formulae. Journal of Computational and Applied Mathematics 6 (1980) 19–26.',
    url: 'https://doi.org/10.1016/0771-050X(80)90013-3',
  },
} as const satisfies Record<string, Source>;

export type SourceKey = keyof typeof SOURCES;
