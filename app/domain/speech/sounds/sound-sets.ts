/**
 * The sets of sounds to tell apart, each with its choices: zh and z are 找 or 早, 猪 or 租, and ten more.
 */
import { type SoundSetId, soundTable } from './sound-table.ts'

export type SaidWord = { hanzi: string; pinyin: string }

export type SoundSet = {
	id: SoundSetId
	name: string
	/** A sentence that says what to listen for. */
	hint: string
	/** Words that differ in one sound, two to four. */
	choices: readonly (readonly SaidWord[])[]
}

const word = /(\p{Script=Han}+)(\S+)/u

const written: readonly (readonly [id: SoundSetId, name: string, hint: string])[] = [
	['tones', 'The four tones', 'High and level, rising, low, falling.'],
	['two-syllables', 'Words that differ in tone', 'Same spelling, different tone.'],
	['zh-z', 'zh or z', 'The tongue curls back for zh.'],
	['sh-s', 'sh or s', 'The tongue curls back for sh.'],
	['x-sh', 'x or sh', 'The lips are wide for x, with the tongue flat.'],
	['j-zh', 'j or zh', 'The lips are wide for j, with the tongue flat.'],
	['q-ch', 'q or ch', 'The lips are wide for q, with the tongue flat.'],
	['n-l', 'n or l', 'The air leaves through the nose for n.'],
	['r-l', 'r or l', 'The tongue touches nothing for r.'],
	['an-ang', 'an or ang', 'The sound stays at the front for an.'],
	['en-eng', 'en or eng', 'The sound stays at the front for en.'],
	['in-ing', 'in or ing', 'The sound stays at the front for in.'],
	['u-ü', 'u or ü', 'For ü say i with round lips.'],
]

export const soundSets: readonly SoundSet[] = written.map(([id, name, hint]) => ({
	id,
	name,
	hint,
	choices: choicesIn(soundTable[id]),
}))

export function findSoundSet(id: string | null): SoundSet | undefined {
	return soundSets.find((set) => set.id === id)
}

function choicesIn(table: string): SaidWord[][] {
	return table
		.trim()
		.split('\n')
		.map((line) =>
			line
				.trim()
				.split(' ')
				.flatMap((entry) => {
					const [, hanzi, pinyin] = word.exec(entry) ?? []
					return hanzi && pinyin ? [{ hanzi, pinyin }] : []
				}),
		)
}

/** The lessons of From Zero that teach sounds, by slug, and the set that each leads to. */
const setOfLesson: Readonly<Record<string, SoundSetId>> = {
	'the-phone-rings': 'tones',
	'four-and-ten': 'sh-s',
	'four-isnt-here': 'x-sh',
	'four-characters-ten-apples': 'zh-z',
	'my-daughter': 'u-ü',
	'dad-is-a-taxi': 'two-syllables',
	'say-it-again': 'two-syllables',
}

export function soundSetOfLesson(slug: string): SoundSet | undefined {
	return findSoundSet((Object.hasOwn(setOfLesson, slug) && setOfLesson[slug]) || null)
}

/** `from` is the text that a person comes from, and finds again from there. */
export function soundsPath(id?: SoundSetId, from?: string | null): string {
	const search = new URLSearchParams({ ...(id && { set: id }), ...(from && { from }) })
	return search.size > 0 ? `/sounds?${search}` : '/sounds'
}
