/** Medicines for people. */
import type { PetEmergencyRow } from './row.ts';

export const MEDICINES = [
  {
    id: 'ibuprofen-naproxen',
    group: 'medicines',
    name: 'Ibuprofen, naproxen',
    synonyms:
      'advil, motrin, nurofen, aleve, naprosyn, midol, diclofenac, voltaren, painkiller, pain reliever, nsaid, anti-inflammatory, pain killer, pain pill, pain medication, pain medicine, ibuprofen 400, nurofen tablets, advil pm',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: { dog: 'pet-medicine-overdose', cat: 'pet-medicine-overdose' },
  },
  {
    id: 'aspirin',
    group: 'medicines',
    name: 'Aspirin',
    synonyms:
      'acetylsalicylic acid, bayer, salicylate, pepto bismol, bismuth subsalicylate, oil of wintergreen, disprin',
    urgency: { dog: 'callNow', cat: 'emergency' },
    doses: { dog: 'pet-medicine-overdose', cat: 'pet-medicine-overdose' },
  },
  {
    id: 'acetaminophen',
    group: 'medicines',
    name: 'Acetaminophen (paracetamol)',
    synonyms: 'tylenol, paracetamol, panadol, cold medicine, dayquil, nyquil, excedrin, calpol, apap',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: { dog: 'pet-medicine-overdose', cat: 'pet-medicine-overdose' },
  },
  {
    id: 'antihistamine',
    group: 'medicines',
    name: 'Antihistamines',
    synonyms:
      'benadryl, diphenhydramine, cetirizine, zyrtec, loratadine, claritin, allergy pills, sleep aid, unisom, allergy medicine, allergy medication, allegra, piriton, chlorphenamine, chlorpheniramine, clarityn, zirtek, hydroxyzine',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: { dog: 'pet-medicine-overdose', cat: 'pet-medicine-overdose' },
  },
  {
    id: 'decongestant',
    group: 'medicines',
    name: 'Decongestants (cold and allergy -D)',
    synonyms: 'pseudoephedrine, sudafed, phenylephrine, claritin-d, zyrtec-d, nasal spray, oxymetazoline, afrin',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'adhd',
    group: 'medicines',
    name: 'ADHD medicines and amphetamines',
    synonyms:
      'adderall, ritalin, vyvanse, concerta, methylphenidate, amphetamine, speed, meth, adhd pill, adhd medication, adhd medicine, methamphetamine, dexamphetamine, elvanse',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'antidepressant',
    group: 'medicines',
    name: 'Antidepressants',
    synonyms:
      'prozac, fluoxetine, zoloft, sertraline, effexor, venlafaxine, lexapro, trazodone, wellbutrin, bupropion, amitriptyline, 5-htp, cymbalta, duloxetine, celexa, citalopram',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'heart-pills',
    group: 'medicines',
    name: 'Blood-pressure and heart pills',
    synonyms:
      'beta blocker, metoprolol, atenolol, propranolol, calcium channel blocker, amlodipine, diltiazem, verapamil, digoxin, blood pressure medication, lisinopril, heart pill, heart medicine, heart medication, blood pressure pill, blood pressure medicine',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'opioid',
    group: 'medicines',
    name: 'Opioids and strong pain medicines',
    synonyms:
      'codeine, oxycodone, hydrocodone, fentanyl patch, morphine, tramadol, buprenorphine, methadone, opioid, oxycontin, percocet, vicodin, fentanyl, heroin, co-codamol, suboxone, tramadol tablets',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'sleep-anxiety-pills',
    group: 'medicines',
    name: 'Sleeping and anxiety pills, muscle relaxants',
    synonyms:
      'xanax, alprazolam, valium, ambien, zolpidem, baclofen, cyclobenzaprine, tizanidine, gabapentin, sleeping pill, anxiety pill, muscle relaxant, ativan, lorazepam, klonopin, clonazepam, pregabalin, lyrica, diazepam, temazepam',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'diabetes-thyroid',
    group: 'medicines',
    name: 'Diabetes and thyroid medicines',
    synonyms:
      'glipizide, glyburide, metformin, insulin, levothyroxine, thyroid pills, semaglutide, ozempic, diabetes pill, diabetes medicine, thyroid medicine, thyroid medication, methimazole, vidalta, felimazole, thyroxine',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'skin-creams',
    group: 'medicines',
    name: 'Cancer, psoriasis and hormone creams',
    synonyms:
      'fluorouracil, efudex, 5-fu, calcipotriene, dovonex, diclofenac gel, minoxidil, rogaine, testosterone gel, calcipotriol, psoriasis cream, efudix, dovobet, daivobet',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'inhaler',
    group: 'medicines',
    name: 'Asthma inhaler (bitten)',
    synonyms: 'albuterol, salbutamol, ventolin, puffer, inhaler, salbutamol inhaler, asthma pump, blue inhaler',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'vitamin-d-iron',
    group: 'medicines',
    name: 'Vitamin D, iron, multivitamins',
    synonyms:
      'vitamin d, cholecalciferol drops, prenatal vitamins, iron tablets, multivitamin, vitamin gummies, fish oil with vitamin d, vitamin, iron pill, iron supplement, vitamin d3, vitamin d spray, vitamin d drops, vitamin d3 spray',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'loperamide',
    group: 'medicines',
    name: 'Diarrhea medicine (loperamide)',
    synonyms: 'imodium, loperamide, lomotil, diarrhea pill, diarrhoea tablet, kaopectate',
    urgency: { dog: 'callNow', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'stomach-acid',
    group: 'medicines',
    name: 'Stomach tablets',
    synonyms:
      'omeprazole, prilosec, famotidine, pepcid, tums, rennie, gaviscon, zantac, antacid, lansoprazole, esomeprazole',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'hormones',
    group: 'medicines',
    name: 'Birth-control pills, hormone creams and patches',
    synonyms:
      'birth control pill, contraceptive pill, the pill, hrt, hrt patch, estradiol, estrogen cream, oestrogen gel, evamist, progesterone cream, hormone patch',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'men-pills',
    group: 'medicines',
    name: 'Potency and prostate medicines',
    synonyms: 'viagra, sildenafil, cialis, tadalafil, finasteride, tamsulosin, flomax, propecia',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'statins',
    group: 'medicines',
    name: 'Cholesterol tablets',
    synonyms: 'simvastatin, atorvastatin, lipitor, crestor, rosuvastatin, statin, cholesterol pill',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'antibiotics',
    group: 'medicines',
    name: 'Antibiotics',
    synonyms:
      'amoxicillin, augmentin, doxycycline, cephalexin, metronidazole, flagyl, penicillin, antibiotic, antibiotics, clindamycin, baytril',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'steroids',
    group: 'medicines',
    name: 'Steroid tablets',
    synonyms: 'prednisone, prednisolone, dexamethasone, steroid, cortisone, medrol',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'melatonin',
    group: 'medicines',
    name: 'Melatonin and sleep supplements',
    synonyms: 'melatonin, sleep gummies, valerian, zzzquil, nytol, sleep supplement, calming chews, magnesium gummies',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'isoniazid',
    group: 'medicines',
    name: 'Tuberculosis medicine',
    synonyms: 'isoniazid, inh, rifampin, tb medicine',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'chemo-pills',
    group: 'medicines',
    name: 'Cancer and arthritis tablets (chemotherapy)',
    synonyms:
      'methotrexate, hydroxyurea, chemo pills, chemotherapy tablet, leukeran, cyclophosphamide, azathioprine, imuran, tamoxifen',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'human-anticoagulant',
    group: 'medicines',
    name: 'Blood-thinner tablets',
    synonyms:
      'warfarin, coumadin, xarelto, rivaroxaban, eliquis, apixaban, blood thinner, plavix, clopidogrel, heparin',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'water-pills',
    group: 'medicines',
    name: 'Water tablets',
    synonyms: 'furosemide, lasix, spironolactone, hydrochlorothiazide, water pill, diuretic, bumetanide',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'eye-drops',
    group: 'medicines',
    name: 'Eye drops, nose drops',
    synonyms:
      'visine, eye drops, eyedrops, tetrahydrozoline, brimonidine, latanoprost, dorzolamide, timolol eye drops, clear eyes, naphazoline',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'cough-medicine',
    group: 'medicines',
    name: 'Cough syrup and drops',
    synonyms:
      'cough syrup, cough medicine, dextromethorphan, robitussin, cough drops, lozenges, strepsils, halls, mucinex, benylin',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'joint-rub',
    group: 'medicines',
    name: 'Pain gels, rubs and patches',
    synonyms:
      'joint rub, biofreeze, deep heat, icy hot, tiger balm, voltarol gel, voltaren gel, capsaicin cream, lidocaine patch, lidocaine cream, salonpas, bengay, muscle rub, ibuprofen gel',
    urgency: { dog: 'callNow', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'diaper-cream',
    group: 'medicines',
    name: 'Diaper cream, zinc ointment',
    synonyms: 'diaper cream, nappy cream, sudocrem, desitin, zinc oxide, bepanthen, zinc cream, calamine',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'ala',
    group: 'medicines',
    name: 'Alpha lipoic acid',
    synonyms: 'alpha lipoic acid, lipoic acid, ala supplement, r-lipoic',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'cocaine',
    group: 'medicines',
    name: 'Cocaine, crack',
    synonyms: 'cocaine, coke powder, crack, crack cocaine, blow, coke',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'party-drugs',
    group: 'medicines',
    name: 'Ecstasy, LSD, ketamine and other drugs',
    synonyms:
      'mdma, ecstasy, molly, lsd, acid tab, ketamine, pcp, ghb, bath salts, spice, k2, meth pipe, poppers, amyl nitrite, nitrous',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'kratom',
    group: 'medicines',
    name: 'Kratom, kava, kanna',
    synonyms: 'kratom, kava, kanna, tianeptine, gas station pills',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
] as const satisfies readonly PetEmergencyRow[];
