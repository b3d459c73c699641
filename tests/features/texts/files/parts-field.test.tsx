import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OpenedPart } from '#app/features/texts/files/open-file.ts'
import { PartsField } from '#app/features/texts/files/parts-field.tsx'

function part(text: string): OpenedPart {
	return { title: '', text, number: 1, characters: text.length, bytes: text.length * 3 }
}

function preview(notices: string[], joinedParts?: OpenedPart[]): string {
	const file = { title: '公园', parts: [part('他去公\n园。')], joinedParts, notices }
	return renderToStaticMarkup(
		<PartsField file={file} room={1_000} problem={undefined} onClose={() => undefined} />,
	)
}

test('what did not come along is said', () => {
	expect(preview(['Lines of a translation, left out: 3.'])).toContain(
		'Lines of a translation, left out: 3.',
	)
	expect(preview([])).not.toContain('left out')
})

test('joining broken lines is offered where there are some, and chosen', () => {
	const html = preview([], [part('他去公园。')])
	expect(html).toContain('Join broken lines')
	expect(html).toContain('他去公园。')
	expect(html).not.toContain('他去公\\n园。')
	expect(preview([])).not.toContain('Join broken lines')
})
