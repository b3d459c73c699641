/** A deck of Anki is read in the browser: a zip, zstd and SQLite in a worker with a policy of its own. */
import { thirdPackage } from '#tests/support/anki-package.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'

const deck = thirdPackage({
	types: { Chinese: ['Hanzi', 'Pinyin', 'English'] },
	notes: [
		{ type: 'Chinese', fields: ['<b>银行</b>', 'yín háng', 'bank'], isReviewed: true },
		{ type: 'Chinese', fields: ['秋天', 'qiū tiān', 'autumn'] },
		{ type: 'Chinese', fields: ['', '', 'no Chinese'] },
	],
})

test('an Anki package is looked at and imported, and says what it leaves out', {
	tag: '@long',
}, async ({ learner: page }) => {
	await page.goto('/words/import')
	const words = page.getByLabel('Words', { exact: true })
	await hydrated(words)
	const open = page.getByLabel('Open file')
	const openDeck = () =>
		open.setInputFiles({
			name: '中文.apkg',
			mimeType: 'application/octet-stream',
			buffer: Buffer.from(deck),
		})
	const worker = page.waitForResponse(/\/assets\/anki-package-worker-[\w-]+\.js$/)
	await openDeck()
	expect((await worker).headers()['content-security-policy']).toBe(
		"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'",
	)
	await expect(words).toHaveValue(/银行\tyín háng\tbank/)
	const leftOut = page.getByRole('status').getByText('Notes without Chinese text, left out: 1.')
	await expect(leftOut).toBeVisible()
	await words.fill('爱')
	await expect(leftOut).toBeHidden()

	async function importDeck() {
		await openDeck()
		await expect(leftOut).toBeVisible()
		await page.getByRole('button', { name: 'Check', exact: true }).click()
		await expect(page.getByText('Read as Anki text: 2 rows.')).toBeVisible()
		await expect(leftOut).toBeVisible()
		await page.getByRole('button', { name: /^Import \d words?$/ }).click()
		await expect(page.getByRole('link', { name: 'See your words' })).toBeVisible()
		await expect(leftOut).toBeVisible()
	}
	await importDeck()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(words).toHaveValue('')
	await expect(leftOut).toBeHidden()
	await importDeck()
	await page.getByRole('link', { name: 'Import another list' }).click()
	await expect(words).toHaveValue('')
	await expect(leftOut).toBeHidden()

	await hydrated(words)
	await open.setInputFiles({
		name: '中文.apkg',
		mimeType: 'application/octet-stream',
		buffer: Buffer.from(deck.slice(0, deck.length / 2)),
	})
	await expect(page.getByText('This Anki package is damaged or incomplete.')).toBeVisible()
})

test('nothing is typed or sent while a file is read', { tag: '@long' }, async ({
	learner: page,
}) => {
	await page.goto('/words/import')
	const words = page.getByLabel('Words', { exact: true })
	await hydrated(words)
	// The file is never read to its end.
	await page.evaluate(() => Reflect.set(Blob.prototype, 'text', () => new Promise(() => {})))
	await page.getByLabel('Open file').setInputFiles({
		name: '中文.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from('银行'),
	})
	await expect(page.getByText('Reading 中文.txt…')).toBeVisible()
	await expect(words).not.toBeEditable()
	await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeDisabled()
})
