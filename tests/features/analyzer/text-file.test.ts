import { expect, test } from 'vitest'
import { readTextFile } from '#app/features/analyzer/text-file.ts'

const text = '从前有一座山，山里有座庙。𠮷\n'
test.each([
	['text.txt', 'text/plain'],
	['笔记.TXT', ''],
])('the file %s of type "%s" is opened', async (name, type) => {
	expect(await readTextFile(new File([text], name, { type }))).toEqual({ ok: true, value: text })
})

const notText = 'Only plain text files (.txt) can be read.'
const tooLarge = 'The file is too large (300 kB). The maximum is 256 kB.'

test.each([
	{ name: 'a.pdf', type: 'application/pdf', content: 'x', error: notText },
	{ name: 'a.docx', type: '', content: 'x', error: notText },
	{ name: 'a.txt', type: 'text/plain', content: 'a\0b', error: notText },
	{ name: 'a.txt', type: 'text/plain', content: 'x'.repeat(300_000), error: tooLarge },
])('the file $name of type "$type" is refused: $error', async (file) => {
	const { name, type, content, error } = file
	expect(await readTextFile(new File([content], name, { type }))).toEqual({ ok: false, error })
})

test('a file that has disappeared is reported as unreadable', async () => {
	const file = new File([text], 'a.txt', { type: 'text/plain' })
	file.arrayBuffer = async () => {
		throw new DOMException('gone', 'NotFoundError')
	}
	expect(await readTextFile(file)).toEqual({ ok: false, error: 'The file could not be read.' })
})
