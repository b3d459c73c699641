import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlaceText } from '#app/features/reports/place-text.tsx'

const word = { word: '妈妈', pinyin: 'mā ma', sentence: null, english: null }

test('a word without a sentence is named once, with its pinyin', () => {
	const drawn = renderToStaticMarkup(<PlaceText place={word} />)
	expect(drawn.match(/妈妈/g)).toHaveLength(1)
	expect(drawn).toContain('mā ma')
})

test('a word without pinyin is named, too, and so is a whole text', () => {
	expect(renderToStaticMarkup(<PlaceText place={{ ...word, pinyin: null }} />)).toContain('妈妈')
	const text = { ...word, word: null, pinyin: null }
	expect(renderToStaticMarkup(<PlaceText place={text} />)).toContain('The whole of it')
})
