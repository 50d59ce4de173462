"""Writes questions.jsonl: 300 questions in words, each answered by a program that shares no code with this site.

    python3 tests/bench/independent/makeQuestions.py

Needs Rscript, oligotm (primer3), needle (EMBOSS), Biopython, NumPy and SciPy: the packages r-base-core, primer3, emboss, python3-biopython
and python3-scipy of Debian 12. The same seed gives the same questions.
"""
import json
import platform
import random
import subprocess
import tempfile
from datetime import date, timedelta
from pathlib import Path

import Bio
import numpy
import scipy
from Bio import Restriction
from Bio.Seq import Seq
from Bio.SeqUtils.ProtParam import ProteinAnalysis
from scipy.spatial.distance import braycurtis
from scipy.stats import entropy, pearsonr, spearmanr

OUT = Path(__file__).with_name('questions.jsonl')
draw = random.Random(20261130)
R = 'R ' + subprocess.run(['Rscript', '-e', 'cat(R.version$major, R.version$minor, sep=".")'], capture_output=True, text=True, check=True).stdout
BIOPYTHON = f'Biopython {Bio.__version__}'
SCIPY = f'SciPy {scipy.__version__}'
NUMPY = f'NumPy {numpy.__version__}'
EMBOSS = 'EMBOSS 6.6.0'
PRIMER3 = 'primer3 2.6.1'
questions = []
in_r = []


def ask(subject, kind, calculator, field, inputs, question, answer, by, unit='', **more):
    questions.append(dict(subject=subject, kind=kind, calculator=calculator, **more, field=field, inputs=inputs, question=question, answer=answer, unit=unit, by=by))


def ask_r(code, subject, kind, *rest, **more):
    in_r.append((len(questions), code))
    calculator, field, inputs, question = rest
    ask(subject, kind, calculator, field, inputs, question, None, R, **more)


def values(count, mean, spread, digits=2):
    """Distinct, so that ranks have no ties."""
    seen = set()
    while len(seen) < count:
        seen.add(round(draw.gauss(mean, spread), digits))
    found = list(seen)
    draw.shuffle(found)
    return found


def distinct_groups(counts, means, spread):
    while True:
        groups = [values(n, m, spread) for n, m in zip(counts, means)]
        every = [v for g in groups for v in g]
        if len(set(every)) == len(every):
            return groups


def columns(names, groups):
    rows = max(map(len, groups))
    lines = ['\t'.join(names)]
    for row in range(rows):
        lines.append('\t'.join(str(g[row]) if row < len(g) else '' for g in groups))
    return '\n'.join(lines)


def listed(numbers):
    return ', '.join(map(str, numbers))


def vector(numbers):
    return 'c(' + ','.join(map(str, numbers)) + ')'


def two_groups():
    first, second = draw.uniform(5, 40), draw.uniform(-3, 3)
    return distinct_groups([draw.randint(5, 9), draw.randint(5, 9)], [first, first + second], 2.5)


def welch():
    a, b = two_groups()
    ask_r(f't.test({vector(a)},{vector(b)})$p.value', 'statistics', 'p value', 't-test', 'welch.pValue',
          {'design': 'two-sample', 'source': 'data', 'data': columns(['A', 'B'], [a, b])},
          f'Two independent samples were measured. A: {listed(a)}. B: {listed(b)}. What is the two-sided p value of Welch’s t test for equal means?')


def student():
    a, b = two_groups()
    ask_r(f't.test({vector(a)},{vector(b)},var.equal=TRUE)$statistic', 'statistics', 'test statistic', 't-test', 'student.statistic',
          {'design': 'two-sample', 'source': 'data', 'data': columns(['A', 'B'], [a, b])},
          f'Two independent samples were measured. A: {listed(a)}. B: {listed(b)}. What is the statistic of Student’s t test with pooled variances, mean of A minus mean of B?')


def mann_whitney():
    a, b = two_groups()
    ask_r(f'wilcox.test({vector(a)},{vector(b)},exact=TRUE)$p.value', 'statistics', 'p value', 'rank-tests', 'exactPValue',
          {'test': 'mann-whitney', 'data': columns(['A', 'B'], [a, b])},
          f'Two independent samples were measured. A: {listed(a)}. B: {listed(b)}. What is the exact two-sided p value of the Mann–Whitney (Wilcoxon rank-sum) test?')


def anova():
    middle = draw.uniform(5, 40)
    groups = distinct_groups([draw.randint(4, 7) for _ in range(3)], [middle, middle + 1, middle + draw.uniform(-2, 3)], 2)
    every = [v for g in groups for v in g]
    names = [n for n, g in zip('ABC', groups) for _ in g]
    code = f'summary(aov(y~g,data.frame(y={vector(every)},g=factor(c({",".join(repr(n) for n in names)})))))[[1]][1,4]'
    words = ' '.join(f'{n}: {listed(g)}.' for n, g in zip('ABC', groups))
    ask_r(code, 'statistics', 'test statistic', 'anova', 'statistic',
          {'source': 'data', 'dataLayout': 'columns', 'data': columns(list('ABC'), groups)},
          f'Three independent groups were measured. {words} What is F of the one-way analysis of variance?')


def goodness():
    ratio = draw.choice([[3, 1], [9, 3, 3, 1], [1, 2, 1], [9, 7], [15, 1], [12, 3, 1]])
    total = draw.randint(150, 600)
    observed = [max(1, round(total * r / sum(ratio) * draw.uniform(0.75, 1.25))) for r in ratio]
    names = [f'class {i + 1}' for i in range(len(ratio))]
    ask_r(f'chisq.test({vector(observed)},p={vector(ratio)}/{sum(ratio)})$statistic', 'statistics', 'test statistic', 'chi-square-test', 'statistic',
          {'mode': 'goodness-of-fit', 'categories': [{'name': n, 'observed': str(o), 'expectedRatio': str(r)} for n, o, r in zip(names, observed, ratio)]},
          f'The offspring of a cross fall into {len(ratio)} phenotypes with the counts {listed(observed)}, in this order. What is the chi-square statistic against the ratio {":".join(map(str, ratio))}?')


def pairs():
    xs = sorted(values(draw.randint(6, 10), 20, 8, 1))
    slope = draw.choice([-1, 1]) * draw.uniform(0.4, 2)
    ys = [round(slope * x + draw.gauss(30, 4), 2) for x in xs]
    return (xs, ys) if len(set(ys)) == len(ys) else pairs()


def pearson():
    xs, ys = pairs()
    ask('statistics', 'coefficient', 'correlation', 'pearson.coefficient', {'data': columns(['x', 'y'], [xs, ys])},
        f'Pairs of x and y were measured. x: {listed(xs)}. y, in the same order: {listed(ys)}. What is Pearson’s correlation coefficient?', float(pearsonr(xs, ys)[0]), SCIPY)


def spearman():
    xs, ys = pairs()
    draw.shuffle(ys)
    rho = float(spearmanr(xs, ys)[0])
    if abs(rho) < 0.05:
        return spearman()
    ask('statistics', 'coefficient', 'correlation', 'spearman.coefficient', {'data': columns(['x', 'y'], [xs, ys])},
        f'Pairs of x and y were measured. x: {listed(xs)}. y, in the same order: {listed(ys)}. What is Spearman’s rank correlation?', rho, SCIPY)


def slope():
    xs, ys = pairs()
    is_error = draw.random() < 0.5
    cell, field, words = (2, 'slopeStandardError', 'standard error of the slope') if is_error else (1, 'slope', 'slope')
    ask_r(f'coef(summary(lm({vector(ys)}~{vector(xs)})))[2,{cell}]', 'statistics', 'estimate', 'linear-regression', field, {'data': columns(['x', 'y'], [xs, ys])},
          f'Pairs of x and y were measured. x: {listed(xs)}. y, in the same order: {listed(ys)}. What is the {words} of the least-squares line of y on x, with an intercept?')


def mean_interval():
    mean, sd, n = round(draw.uniform(10, 90), 1), round(draw.uniform(1, 9), 1), draw.randint(5, 30)
    ask_r(f'{mean}-qt(0.975,{n - 1})*{sd}/sqrt({n})', 'statistics', 'interval', 'confidence-interval', 'lower',
          {'mode': 'mean', 'source': 'summary', 'mean': str(mean), 'standardDeviation': str(sd), 'sampleSize': str(n)},
          f'A sample of {n} values has the mean {mean} and the sample standard deviation {sd}. What is the lower end of the 95 % confidence interval of the mean, by Student’s t?')


def clopper_pearson():
    n = draw.randint(12, 80)
    k = draw.randint(2, n - 2)
    ask_r(f'100*binom.test({k},{n})$conf.int[2]', 'statistics', 'interval', 'confidence-interval', 'clopperPearson.upper',
          {'mode': 'proportion', 'successes': str(k), 'trials': str(n)},
          f'{k} of {n} trials succeeded. What is the upper end of the exact (Clopper–Pearson) 95 % confidence interval of the proportion, in percent?', unit='%')


def group_size():
    sd = round(draw.uniform(3, 12), 1)
    delta = round(sd * draw.uniform(0.45, 1.3), 1)
    power = draw.choice([80, 90])
    ask_r(f'ceiling(power.t.test(delta={delta},sd={sd},power={power / 100})$n)', 'statistics', 'whole number', 'sample-size', 'sampleSizes.group1',
          {'design': 'two-means', 'solveFor': 'sample-size', 'difference': str(delta), 'standardDeviation': str(sd), 'power': str(power), 'significanceLevel': '0.05', 'dropout': '0'},
          f'Two equal groups are compared by a two-sided t test at the level 0.05. The standard deviation is {sd}. How many animals does each group need at least to find a difference of {delta} with a power of {power} %?')


def strand(length):
    return ''.join(draw.choice('ACGT') for _ in range(length))


def gc():
    letters = strand(draw.randint(40, 90))
    ask('sequences', 'percentage', 'dna-sequence', 'gcContent', {'sequence': letters}, f'What is the GC content, in percent, of this DNA: {letters}?',
        100 * sum(Seq(letters).count(c) for c in 'GC') / len(letters), BIOPYTHON, '%')


def cuts():
    name = draw.choice(['EcoRI', 'HindIII', 'BamHI', 'AluI', 'HaeIII', 'TaqI', 'MspI', 'HinfI', 'RsaI'])
    enzyme = getattr(Restriction, name)
    site = enzyme.site.replace('N', 'A')
    letters = ''.join(strand(draw.randint(15, 40)) + site for _ in range(draw.randint(1, 3))) + strand(30)
    ask('sequences', 'whole number', 'dna-sequence', 'cutCount', {'sequence': letters, 'enzymes': name, 'shape': 'linear'},
        f'How many times does {name} cut this linear double-stranded DNA: {letters}?', len(enzyme.search(Seq(letters), linear=True)), BIOPYTHON, ask='restriction-sites')


def protein():
    return 'M' + ''.join(draw.choice('ACDEFGHIKLMNPQRSTVWY') for _ in range(draw.randint(24, 59)))


def protein_mass():
    chain = protein()
    ask('proteins', 'mass', 'protein-synthesis', 'molecularWeight', {'inputType': 'PROTEIN', 'sequence': chain},
        f'What is the average molecular weight, in daltons, of the protein {chain}?', float(ProteinAnalysis(chain).molecular_weight()), BIOPYTHON, 'Da')


def gravy():
    chain = protein()
    ask('proteins', 'index', 'protein-synthesis', 'reference.gravy', {'inputType': 'PROTEIN', 'sequence': chain},
        f'What is the grand average of hydropathy (GRAVY, Kyte and Doolittle) of the protein {chain}?', float(ProteinAnalysis(chain).gravy()), BIOPYTHON)


def extinction():
    chain = protein() + 'WY'
    ask('proteins', 'whole number', 'protein-synthesis', 'reference.extinction280Reduced', {'inputType': 'PROTEIN', 'sequence': chain},
        f'What is the molar extinction coefficient at 280 nm, in 1/(M·cm), of the protein {chain} with all cysteines reduced? Tryptophan counts 5500, tyrosine 1490.',
        ProteinAnalysis(chain).molar_extinction_coefficient()[0], BIOPYTHON, '1/(M·cm)')


def melting():
    while True:
        primer = strand(draw.randint(18, 24))
        if 35 <= 100 * sum(c in 'GC' for c in primer) / len(primer) <= 65:
            break
    found = subprocess.run(['oligotm', '-tp', '1', '-sc', '1', '-mv', '50', '-dv', '1.5', '-n', '0.6', '-d', '50', primer], capture_output=True, text=True, check=True).stdout
    ask('sequences', 'temperature', 'annealing-temperature', 'reference.forward.tmNearestNeighbour', 
        {'forwardPrimer': primer, 'onlyForward': True, 'saltConcentration': '50', 'magnesium': '1.5', 'dntp': '0.6', 'oligoConcentration': '50'},
        f'What is the melting temperature, in °C, of the primer {primer} by the nearest-neighbor parameters and the salt correction of SantaLucia 1998, with 50 nM oligo, 50 mM monovalent salt, 1.5 mM magnesium and 0.6 mM dNTP, as primer3 computes it?',
        float(found), PRIMER3, '°C')


def alignment():
    first = strand(draw.randint(25, 40))
    second = list(first)
    for _ in range(draw.randint(2, 5)):
        second[draw.randrange(len(second))] = draw.choice('ACGT')
    at = draw.randrange(5, len(second) - 8)
    del second[at:at + draw.randint(1, 4)]
    second = ''.join(second)
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, name) for name in 'ab']
        for path, letters in zip(paths, [first, second]):
            path.write_text(f'>x\n{letters}\n')
        out = subprocess.run(['needle', '-auto', '-asequence', paths[0], '-bsequence', paths[1], '-stdout'], capture_output=True, text=True, check=True).stdout
    score = float(next(line for line in out.splitlines() if line.startswith('# Score:')).split()[-1])
    ask('sequences', 'score', 'dna-sequence', 'score', {'sequence': first, 'second': second, 'mode': 'global', 'scoring': 'ednafull'},
        f'What is the score of the best global alignment of {first} and {second}, where a match is worth 5, a mismatch −4, a gap of n letters −10 − 0.5·(n − 1), and gaps at the ends nothing?',
        score, EMBOSS, ask='pairwise-alignment')


def community(species):
    return [draw.randint(1, 60) for _ in range(species)]


def shannon():
    counts = community(draw.randint(4, 8))
    ask('ecology', 'index', 'species-diversity', 'shannonIndex', {'species': [{'name': f'Species {i + 1}', 'count': str(c)} for i, c in enumerate(counts)]},
        f'A sample has {listed(counts)} individuals of {len(counts)} species. What is the Shannon index, with the natural logarithm?', float(entropy(counts)), SCIPY)


def bray_curtis():
    one, other = community(6), community(6)
    names = [f'S{i + 1}' for i in range(6)]
    table = '\n'.join(['\t'.join(['Site', *names]), '\t'.join(['A', *map(str, one)]), '\t'.join(['B', *map(str, other)])])
    ask('ecology', 'index', 'beta-diversity', 'firstPair.brayCurtis', {'table': table, 'orientation': 'sites-in-rows', 'index': 'bray-curtis'},
        f'Two sites were sampled for the same six species. A: {listed(one)}. B: {listed(other)}. What is their Bray–Curtis dissimilarity?', float(braycurtis(one, other)), SCIPY)


def leslie():
    stages = draw.choice([3, 4])
    fecundities = [0] + [round(draw.uniform(0.5, 4), 1) for _ in range(stages - 1)]
    survivals = [round(draw.uniform(0.2, 0.8), 2) for _ in range(stages - 1)]
    matrix = numpy.zeros((stages, stages))
    matrix[0] = fecundities
    for i, survival in enumerate(survivals):
        matrix[i + 1, i] = survival
    ask('ecology', 'growth rate', 'leslie-matrix', 'lambda',
        {'mode': 'ages', 'rows': [{'fecundity': str(f), 'survival': str(s), 'initial': '10'} for f, s in zip(fecundities, [*survivals, 0])], 'steps': '5'},
        f'A population has {stages} age classes with the fecundities {listed(fecundities)}; {listed(survivals)} of each class but the last survive to the next, and none survives the last. What is the dominant eigenvalue of its Leslie matrix?',
        float(max(numpy.linalg.eigvals(matrix).real)), NUMPY)


def days():
    start = date(draw.randint(1990, 2035), draw.randint(1, 12), draw.randint(1, 28))
    end = start + timedelta(days=draw.randint(40, 4000))
    ask('days', 'whole number', 'days-between-dates', 'days', {'mode': 'between', 'start': str(start), 'end': str(end)},
        f'How many days are there from {start} to {end}, the first day not counted?', (end - start).days, f'Python {platform.python_version()}')


FAMILIES = [welch, student, mann_whitney, anova, goodness, pearson, spearman, slope, mean_interval, clopper_pearson, group_size,
            gc, cuts, protein_mass, gravy, extinction, melting, alignment, shannon, bray_curtis, leslie, days]
COUNT = 300
for index in range(COUNT):
    FAMILIES[index % len(FAMILIES)]()
script = '\n'.join(f'cat(sprintf("%.15g\\n", {code}))' for _, code in in_r)
answers = subprocess.run(['Rscript', '-'], input=script, capture_output=True, text=True, check=True).stdout.split()
assert len(answers) == len(in_r)
for (place, _), answer in zip(in_r, answers):
    questions[place]['answer'] = float(answer)
assert len(questions) == COUNT and all(q['answer'] not in (None, 0) for q in questions)
for number, question in enumerate(questions, 1):
    question['answer'] = int(question['answer']) if question['kind'] == 'whole number' else question['answer']
OUT.write_text(''.join(json.dumps({'number': n, **q}, ensure_ascii=False) + '\n' for n, q in enumerate(questions, 1)))
print(f'{len(questions)} questions')
