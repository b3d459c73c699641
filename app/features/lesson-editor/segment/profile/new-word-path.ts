import type { ProfileWord } from '#app/domain/lesson-text/level-profile.ts'

/** The form for a new word of the vocabulary, filled in. */
export function newWordPath({ word, pinyin }: Pick<ProfileWord, 'word' | 'pinyin'>): string {
	const search = new URLSearchParams({ ask: 'create', hanzi: word })
	if (pinyin) search.set('reading', pinyin)
	return `/admin/vocab?${search}`
}
