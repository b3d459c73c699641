/**
 * Which words a voice speaks. A learner may hear 银行 because the dictionary has it, and 小美 because a
 * lesson names her. An exercise has a line to be heard, which may be a sentence. The analyser shows words
 * that neither has, such as names and numbers: a few short ones a day are spoken, and not kept. Nor are
 * the sentences of texts that people bring, of which so many characters a day are spoken. The sentence of a
 * flashcard is as a line of an exercise if a text or the dictionary has it, else a person's own. Otherwise anybody
 * could have any text spoken at our cost.
 */
import { type Pronunciation, readPronunciation } from './pronunciation.ts'

export const speakableKinds = ['vocabulary', 'text', 'unlisted', 'exercise', 'own-text'] as const

export type SpeakableKind = (typeof speakableKinds)[number]

/** In characters: 欧阳小美, 二十三号. */
const longestUnlisted = 4

/** The readings that the word has in the dictionary, and in the text that it was seen in. */
type Known = Readonly<Record<'vocabulary' | 'text', readonly (string | null)[]>>

/** Undefined for a word that is not spoken. */
export function speakableKindOf(asked: Pronunciation, known: Known): SpeakableKind | undefined {
	if (known.vocabulary.some((pinyin) => isRead(asked, pinyin))) return 'vocabulary'
	if (known.text.some((pinyin) => isRead(asked, pinyin))) return 'text'
	return [...asked.text].length <= longestUnlisted ? 'unlisted' : undefined
}

function isRead({ text, pinyin }: Pronunciation, reading: string | null): boolean {
	if (pinyin === undefined) return true
	const read = readPronunciation({ text, pinyin: reading ?? undefined })
	return read.ok && read.value.pinyin === pinyin
}
