/**
 * The syllables of Mandarin as a table: 妈 ma stands in the row of m, among those that open wide, 米 mi among those with i.
 *
 * The four columns are those of the 四呼: a final by itself, or after i, u or ü. The i of zhi and zi is no i but a hum, so
 * both stand with the open ones. y and w spell what has no initial: yue is üe.
 */
import { syllables } from '#app/domain/pinyin/syllable.ts'

export const finalFamilies = ['open', 'i', 'u', 'ü'] as const

type FinalFamily = (typeof finalFamilies)[number]

const initials = [
	...['b', 'p', 'm', 'f', 'd', 't', 'n', 'l', 'g', 'k', 'h', 'j', 'q', 'x'],
	...['zh', 'ch', 'sh', 'r', 'z', 'c', 's'],
] as const

/** Of dialects and interjections, which no course teaches. */
const rare = new Set(
	'm n ng hm hng r bia biang fiao rua tei nun dia kei eng yo o lo cei den'.split(' '),
)

/** Their i is none. */
const hums = new Set(['zhi', 'chi', 'shi', 'ri', 'zi', 'ci', 'si'])

export type SyllableRow = {
	/** Empty for syllables without one. */
	initial: string
	families: Record<FinalFamily, readonly string[]>
}

export const syllableTable: readonly SyllableRow[] = [...initials, ''].map((initial) => {
	const here = syllables.filter(
		(syllable) => !rare.has(syllable) && initialOf(syllable) === initial,
	)
	const inFamily = (family: FinalFamily) => here.filter((one) => familyOf(one) === family)
	return {
		initial,
		families: { open: inFamily('open'), i: inFamily('i'), u: inFamily('u'), ü: inFamily('ü') },
	}
})

export function isInTable(syllable: string): boolean {
	return syllables.includes(syllable) && !rare.has(syllable)
}

function initialOf(syllable: string): string {
	const two = syllable.slice(0, 2)
	if (['zh', 'ch', 'sh'].includes(two)) return two
	return initials.find((initial) => initial === syllable[0]) ?? ''
}

function familyOf(syllable: string): FinalFamily {
	if (hums.has(syllable)) return 'open'
	if (/^y(u|ü)(?!ng)/u.test(syllable) || /^[jqx]u/u.test(syllable)) return 'ü'
	if (syllable.startsWith('y')) return syllable === 'yong' ? 'ü' : 'i'
	if (syllable.startsWith('w')) return 'u'
	const final = syllable.slice(initialOf(syllable).length)
	if (final.startsWith('ü')) return 'ü'
	if (final === 'iong') return 'ü'
	if (final.startsWith('i')) return 'i'
	return final.startsWith('u') || final === 'ong' ? 'u' : 'open'
}
