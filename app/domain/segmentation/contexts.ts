/**
 * Words that are one or two by what stands around them: 他才能去 is 才|能, 他的才能 is one word;
 * 一般来说 ends a clause's beginning, 他来说说 does not; in 公安局长 局长 is a word, not 长 alone.
 *
 * The frequencies of words cannot know this. A rule changes a word's cost where it fits.
 */
import { partsOf, ruleTable } from '#app/domain/rule-table.ts'
import { contextRules } from './context-rules.ts'
import type { Cost } from './dictionary.ts'
import type { Lattice } from './lattice.ts'
import { borderWords, isAcrossBorder } from './word-borders.ts'

/** `whole` rules make the word likelier as one, `apart` rules hardly one: `before=[吃买]$ after=^[摊铺]`. */
export const contexts = ruleTable(contextRules, (written) => {
	const parts = partsOf(written, ['before', 'after'])
	return { before: patternOf(parts.get('before')), after: patternOf(parts.get('after')) }
})

function patternOf(source: string | undefined): RegExp | undefined {
	return source === undefined ? undefined : new RegExp(source, 'u')
}

/** More than what the parts of a frequent word cost. */
const change: Cost = 90
/** How far a rule sees. */
const reachBefore = 12
const reachAfter = 8

/**
 * The lengths of the words with a rule, as bits, by a hash of their first two units. Most starts have
 * none, which this says without cutting a piece off the text.
 */
const lengths = new Uint8Array(0x4000)

function placeOf(first: number, second: number): number {
	return (first * 31 + second) & 0x3fff
}

for (const word of [...contexts.words(), ...borderWords]) {
	const place = placeOf(word.charCodeAt(0), word.length > 1 ? word.charCodeAt(1) : 0)
	lengths[place] = (lengths[place] ?? 0) | (1 << word.length)
}

/** The lengths, as bits, that a word with a rule at `start` may have. */
export function lengthsInContext({ units }: Lattice, start: number): number {
	const first = units[start] ?? 0
	const alone = (lengths[placeOf(first, 0)] ?? 0) & 2
	return alone | ((lengths[placeOf(first, units[start + 1] ?? 0)] ?? 0) & ~2)
}

/** Added to the cost of the word from `start` to `end`. */
export function costInContext(text: string, start: number, end: number): Cost {
	const word = text.slice(start, end)
	const before = text.slice(Math.max(0, start - reachBefore), start)
	const after = text.slice(end, end + reachAfter)
	if (isAcrossBorder(word, before, after)) return change
	const rule = contexts.find(
		word,
		({ condition: around }) =>
			around.before?.test(before) !== false && around.after?.test(after) !== false,
	)
	if (!rule) return 0
	return rule.result === 'whole' ? -change : change
}

const dates = new Uint8Array(0x10000)
for (const unit of '年月日时分号秒') dates[unit.charCodeAt(0)] = 1
const hanziFigure = /[一二三四五六七八九十〇零]/u
const longerUnits =
	/^(?:年级|年代|年度|年份|年间|年初|年底|年末|年终|年薪|年期|月份|月底|月初|月末|日元|日圆|分钟|分贝|分米|分之.|时区|秒钟|号线|号楼)$/u

function isFigure(unit: number): boolean {
	return (unit >= 0x30 && unit <= 0x39) || (unit >= 0xff10 && unit <= 0xff19)
}

/** Whether the 年, 月 or 日 of a date is at `start`: 2024年, 5月. */
export function isDateUnit({ units }: Lattice, start: number): boolean {
	return start > 0 && dates[units[start] ?? 0] === 1 && isFigure(units[start - 1] ?? 0)
}

/** Behind figures the words of a date stand alone: 26 日 本来, but 3 年级 and 500 日元. */
export function isLongerUnit(text: string, start: number, end: number): boolean {
	return longerUnits.test(text.slice(start, end))
}

/** A name does not begin with the 月 of 5月 or of 五月. */
export function isDateInName({ text, units }: Lattice, start: number): boolean {
	if (start === 0 || dates[units[start] ?? 0] !== 1) return false
	return isFigure(units[start - 1] ?? 0) || hanziFigure.test(text.charAt(start - 1))
}
