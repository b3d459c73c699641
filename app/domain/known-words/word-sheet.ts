/**
 * A person's words as a style sheet. The HTML of a text is the same for everybody; its words have
 * classes, and this sheet says which of them a person knows better or worse than their level says.
 *
 * For a person at HSK 3 who said that they know 癌症 (HSK 6, class w4) and learn 爱 (HSK 1, w0):
 *
 *     [data-level]{.w4{…mastered}.w0{…learning}}
 *     [data-pinyin=new]{.w4 rt{display:none}.w0 rt{display:revert}}
 *
 * Where marks show what needs attention, a word at their level is new until they meet it: 爱好 (HSK 3, w7) on
 * a card is in a block of its own, `:root:not([data-marks]) [data-level]{.w7{…learning}}`.
 *
 * Words whose standing follows from their level are left out: `reader.css` paints them. The colours
 * count while that layer is on, the readings while they stand above new words only.
 */
import type { HskRank } from '#app/domain/hsk/level.ts'
import { classOfPlace } from '#app/domain/vocabulary/word-places.ts'
import { countedAs, groupOf, type OwnWord, standingOf } from './standing.ts'

/** A word of a text that its reader said something about, or answered a card of. */
export type OwnWordInText = OwnWord & {
	/** In the vocabulary of the text. */
	place: number
	/** In the reader's edition. */
	rank: HskRank | undefined
}

/** The declarations of a group, with the properties that `reader.css` defines. */
const paints = {
	mastered: paintOf('mastered'),
	learning: paintOf('learning'),
	advanced: paintOf('advanced'),
	'non-hsk': paintOf('non-hsk'),
	ignored: 'color:inherit;background-color:transparent;text-decoration-line:none',
} as const

const shown = 'revert'
const hidden = 'none'

/** Empty if the level says everything. */
export function sheetOf(words: readonly OwnWordInText[], user: HskRank): string {
	const colours = new Map<string, string[]>()
	const attention = new Map<string, string[]>()
	const readings = new Map<string, string[]>()
	const note = (rules: Map<string, string[]>, rule: string, selector: string) => {
		const selectors = rules.get(rule)
		if (selectors) selectors.push(selector)
		else rules.set(rule, [selector])
	}
	for (const { place, rank, ...own } of words) {
		const ranks = { rank, user }
		const standing = standingOf(own, ranks)
		const byLevel = standingOf(undefined, ranks)
		const selector = `.${classOfPlace(place)}`
		const group = groupOf(standing, rank) ?? 'ignored'
		const isPainted = group !== groupOf(byLevel, rank)
		if (isPainted) note(colours, paints[group], selector)
		const look = groupOf(countedAs(own, ranks), rank) ?? 'ignored'
		const lookSoFar = isPainted ? group : groupOf(countedAs(undefined, ranks), rank)
		if (look !== lookSoFar) note(attention, paints[look], selector)
		if (isRead(standing) !== isRead(byLevel)) {
			note(readings, isRead(standing) ? shown : hidden, `${selector} rt`)
		}
	}
	return (
		block('[data-level]', [...colours]) +
		block(':root:not([data-marks]) [data-level]', [...attention]) +
		block(
			'[data-pinyin=new]',
			[...readings].map(([display, selectors]) => [`display:${display}`, selectors]),
		)
	)
}

/** Whether a person needs a word's reading. */
function isRead(standing: ReturnType<typeof standingOf>): boolean {
	return standing === 'new' || standing === 'learning'
}

function paintOf(group: string): string {
	const lines = ['line', 'style', 'thickness'].map(
		(part) => `text-decoration-${part}:var(--${part}-${group})`,
	)
	const stroke = `text-decoration-color:var(--stroke-${group})`
	return [
		`color:var(--ink-${group})`,
		`background-color:var(--tint-${group})`,
		...lines,
		stroke,
	].join(';')
}

function block(ancestor: string, rules: [declarations: string, selectors: string[]][]): string {
	if (rules.length === 0) return ''
	const inner = rules.map(([declarations, selectors]) => `${selectors.join()}{${declarations}}`)
	return `${ancestor}{${inner.join('')}}`
}
