/** Says what was corrected: "王小明 is one word, everywhere", "长 is read cháng, here". */
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { charactersOf, type Rule, type StoredCorrection, type TextPlace } from './corrections.ts'

/** A word where it stands now. */
type Asked = { part: string; place: TextPlace; word: string }

/** The changes that concern a word, each as a sentence, the newest first. */
export function changesOfWord(
	all: readonly StoredCorrection[],
	asked: Asked,
): { change: string; text: string }[] {
	const changes = new Map<string, string[]>()
	for (const correction of all) {
		const { change } = correction
		if (concerns(correction, asked))
			changes.set(change, [...(changes.get(change) ?? []), spell(correction)])
	}
	return [...changes].map(([change, texts]) => ({ change, text: texts.join('; ') })).reverse()
}

function concerns({ rule, part, place }: StoredCorrection, asked: Asked): boolean {
	if (!place) return wordsOf(rule).includes(asked.word)
	const { at } = asked.place
	return (
		part === asked.part &&
		place.paragraph === asked.place.paragraph &&
		place.at < at + asked.word.length &&
		at < place.at + charactersOf(rule).length
	)
}

function wordsOf(rule: Rule): string[] {
	return rule.kind === 'cut' ? rule.words.map(({ text }) => text) : [rule.word]
}

function spell({ rule, place }: StoredCorrection): string {
	return `${said(rule)}, ${place ? 'here' : 'everywhere'}`
}

function said(rule: Rule): string {
	if (rule.kind === 'cut') {
		const words = wordsOf(rule)
		return words.length === 1 ? `${words[0]} is one word` : `${words.join(' | ')} are words`
	}
	if (rule.kind === 'reading') return `${rule.word} is read ${joinSyllables(rule.pinyin)}`
	return rule.note === '' ? `No note on ${rule.word}` : `A note on ${rule.word}`
}
