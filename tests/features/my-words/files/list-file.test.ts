import { beforeEach, expect, test, vi } from 'vitest'
import { readListFile } from '#app/features/my-words/files/list-file.ts'

const zip = 'PK\u0003\u0004\0'
const packageList = { ok: true, value: { text: '#separator:tab', notices: [] } }

/** Answers as the worker that opens packages. */
class PackageWorker {
	onmessage: ((event: object) => void) | undefined
	postMessage() {
		this.onmessage?.({ data: packageList })
	}
	terminate() {}
}

beforeEach(() => {
	vi.stubGlobal('Worker', PackageWorker)
})

test.each([
	['中文.apkg', 'cut off'],
	['all.COLPKG', zip],
	['中文.apkg.zip', zip],
	['HSK v2.0', zip],
	['deck', zip],
])('%s is opened as a package of Anki', async (name, content) => {
	expect(await readListFile(new File([content], name))).toEqual(packageList)
})

const spreadsheet = 'This is a spreadsheet. Please save it as CSV, and open the CSV file.'

test.each([
	['words.xlsx', zip, spreadsheet],
	['large.XLSX', zip.padEnd(2_000_001, 'x'), spreadsheet],
	['words.ods', zip, spreadsheet],
	['words.docx', zip, 'The file could not be read.'],
	['words.txt', 'x'.repeat(2_000_001), 'The file is too large (2001 kB). The maximum is 2000 kB.'],
])('%s is refused with a reason that fits', async (name, content, error) => {
	expect(await readListFile(new File([content], name))).toEqual({ ok: false, error })
})

test('text is text, whatever the name of its file', async () => {
	for (const name of ['words.csv', 'words', 'words.xlsx']) {
		const read = await readListFile(new File(['银行,yín háng'], name))
		expect(read).toEqual({ ok: true, value: { text: '银行,yín háng', notices: [] } })
	}
})
