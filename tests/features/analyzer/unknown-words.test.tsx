import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { WordToLearn } from '#app/features/analyzer/analysis.ts'
import { UnknownWords } from '#app/features/analyzer/unknown-words.tsx'

function unknown(word: string, standing: WordToLearn['standing']): WordToLearn {
	return {
		word,
		pinyin: 'rì jì',
		pinyinInVocabulary: 'rì jì',
		meaning: 'diary',
		level: 'HSK4',
		standing,
		count: 1,
		isSaved: false,
	}
}

test('the server draws the list with a button for the words that are new', () => {
	const words = [unknown('日记', 'new'), unknown('汉语', 'new'), unknown('写', 'learning')]
	const listed = Promise.resolve([])
	const reader = { userId: 'mei', own: [], sheet: '', rank: 1 as const, listed, asOf: 0 }
	const html = renderToStaticMarkup(
		<UnknownWords reader={reader} words={words} text="我写日记。" />,
	)
	expect(html).toContain('日记')
	expect(html).toContain('2 new words: know them all')
})
