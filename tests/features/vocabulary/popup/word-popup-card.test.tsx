import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Meanings } from '#app/features/vocabulary/popup/word-popup-card.tsx'

type Entry = Parameters<typeof Meanings>[0]['entry']

/** What the eye reads, and what a screen reader says. */
function read(entry: Entry) {
	const html = renderToStaticMarkup(<Meanings entry={entry} />)
	const text = (hidden: RegExp) =>
		html
			.replace(hidden, '')
			.replace(/<\/d[td]>/g, '\n')
			.replace(/<[^>]*>/g, '')
			.replace(/ +/g, ' ')
			.trim()
			.split('\n')
	return {
		seen: text(/<span class="sr-only">.*?<\/span>/g),
		heard: text(/<span aria-hidden="true">.*?<\/span>/g),
	}
}

test('two senses stand side by side, and are one phrase to the ear', () => {
	const { seen, heard } = read({
		meanings: [
			['measure word', 'litre'],
			['verb', 'to rise; to promote'],
		],
		second: { part: 'verb', text: 'to rise' },
	})
	expect(seen).toEqual(['measure word or verb', 'litre · to rise', 'verb', 'to promote'])
	expect(heard).toEqual(['measure word or verb', 'litre or to rise', 'verb', 'to promote'])
})

test('other senses of the same part of speech follow the two', () => {
	const { seen } = read({
		meanings: [['noun', 'road; route; way']],
		second: { part: 'noun', text: 'way' },
	})
	expect(seen).toEqual(['noun', 'road · way; route'])
})

test('one sense that is clear stands as its entry has it', () => {
	const { seen } = read({ meanings: [['noun', 'road; way']] })
	expect(seen).toEqual(['noun', 'road; way'])
})
