import type { Page } from '@playwright/test'
import { eq, inArray } from 'drizzle-orm'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'
import { newHanzi } from '#tests/support/new-hanzi.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** Custom words unique to this test, found by their common first hanzi. */
async function customWords(count: number): Promise<{ run: string; ids: number[] }> {
	const run = newHanzi(3)
	const rows = await platformDatabase()
		.insert(vocab)
		.values(
			Array.from({ length: count }, (_, index) => ({
				word: `${run}${'一二三四五六七八九十'[index % 10]}${'甲乙丙'[Math.floor(index / 10)]}`,
				pinyin: `cè shì ${index}`,
				poses: ['noun' as const],
				meaning: { noun: { definition: `test word ${index}` } },
				levels: [{ type: 'HSK' as const, level: 'HSK7+' as const }],
				isCustom: true,
			})),
		)
		.returning({ id: vocab.id })
	return { run, ids: rows.map(({ id }) => id) }
}

function storedWords(ids: number[]) {
	return platformDatabase().select().from(vocab).where(inArray(vocab.id, ids)).orderBy(vocab.id)
}

async function loggedActions(id: number | undefined): Promise<string[]> {
	const rows = await platformDatabase()
		.select()
		.from(auditLog)
		.where(eq(auditLog.objectId, String(id)))
	return rows.map(({ action }) => action)
}

const row = (page: Page, word: string) => page.getByRole('row').filter({ hasText: word })

test('words can be found by substring, by pinyin and page by page', async ({ admin: page }) => {
	const { run } = await customWords(25)
	await page.goto('/admin')
	await expect(page.getByRole('heading', { name: 'Vocabulary' })).toBeVisible()

	await page.locator('h1').click()
	await page.keyboard.press('/')
	const word = page.getByPlaceholder('word')
	await expect(word).toBeFocused()
	// Text in the box is not final while an input method composes.
	await page.clock.install()
	await word.dispatchEvent('compositionstart')
	await word.fill('xue')
	await page.clock.runFor(600)
	expect(page.url()).not.toContain('word=')
	await word.fill(run.slice(1))
	await word.dispatchEvent('compositionend')
	await expect(page.getByText('25 records')).toBeVisible()

	await page.getByLabel('Records per page').selectOption('10')
	await expect(page.getByText('of 3')).toBeVisible()
	const box = page.getByLabel('Page', { exact: true })
	await box.fill('003')
	await box.press('Enter')
	await expect(page.getByRole('row')).toHaveCount(6)
	await page.reload()
	await expect(box).toHaveValue('3')
	await page.getByLabel('Status', { exact: true }).selectOption('disabled')
	await expect(page.getByText('No words found.')).toBeVisible()
	expect(new URL(page.url()).searchParams.has('page')).toBe(false)
	await page.goBack()
	await expect(page.getByRole('row')).toHaveCount(11)
	await word.press('Escape')
	await expect(word).toHaveValue('')
	await expect(word).not.toBeFocused()

	const pinyin = page.getByPlaceholder('pinyin')
	await pinyin.fill('xue2xi2')
	await page.getByLabel('Level').selectOption('HSK1')
	await expect(row(page, 'xué xí')).toContainText('to study')
	await expect(row(page, 'xué xí').getByRole('checkbox')).toBeVisible()
	await expect(row(page, 'xué xí').getByRole('link', { name: 'Delete' })).toHaveCount(0)
	await expect(page.getByLabel('Select all words')).toBeEnabled()
	await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
		'href',
		'/admin/vocab/export?level=HSK1&pinyin=xue2xi2',
	)
})

test('selected words are disabled and deleted after confirmation', async ({ admin: page }) => {
	const { run, ids } = await customWords(3)
	await page.goto(`/admin/vocab?word=${run}`)
	const [first, second] = [row(page, `${run}一`), row(page, `${run}二`)]
	const setStatus = page.getByRole('button', { name: 'Batch Set Status' })
	await expect(setStatus).toHaveAttribute('aria-disabled', 'true')
	await first.getByRole('checkbox').focus()
	await page.keyboard.press('Space')
	await second.getByRole('checkbox').check()
	await expect(page.getByText('2 selected')).toBeVisible()

	await setStatus.click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText('2 words')
	await expectNoBarriersHere(page)
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await expect(page.getByText('2 selected')).toBeVisible()
	await setStatus.click()
	await dialog.getByLabel('Status').selectOption('Disabled')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByRole('status').getByText('2 words were updated.')).toBeVisible()
	await expect(first).toContainText('Disabled')
	await expect(row(page, `${run}三`)).toContainText('Enabled')
	await expect(page.getByText('2 selected')).toBeHidden()
	await expect(first.getByRole('checkbox')).not.toBeChecked()

	await page.getByLabel('Select all words').check()
	await expect(page.getByText('3 selected')).toBeVisible()
	await page.getByRole('button', { name: 'Batch Edit Vocab' }).click()
	await page.waitForURL(/batch-edit\?word=.*&ids=/)
	const sent = new URL(page.url()).searchParams.get('ids')
	expect(sent?.split(',').map(Number).sort()).toEqual([...ids].sort())
	await page.goBack()

	await page.getByLabel('Select all words').check()
	await row(page, `${run}三`).getByRole('checkbox').uncheck()
	await page.getByRole('button', { name: 'Batch Delete Vocab' }).click()
	await dialog.getByRole('button', { name: 'Delete' }).click()
	await expect(page.getByRole('status').getByText('2 words were deleted.')).toBeVisible()
	await expect(page.getByText('1 record', { exact: true })).toBeVisible()
	expect((await storedWords(ids)).map(({ id }) => id)).toEqual(ids.slice(2))
	expect((await loggedActions(ids[0])).sort()).toEqual(['word.delete', 'word.set-status'])
})

test('a word changed by somebody else is not deleted unseen', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { run, ids } = await customWords(1)
	await page.goto(`/admin/vocab?word=${run}`)
	await row(page, run).getByRole('link', { name: 'Delete' }).click()
	const dialog = page.getByRole('dialog', { name: 'Delete Vocab' })
	await expect(dialog).toContainText('No learner has it on a card.')
	await platformDatabase()
		.update(vocab)
		.set({ pinyin: 'xīn de', version: 2 })
		.where(inArray(vocab.id, ids))
	await dialog.getByRole('button', { name: 'Delete' }).click()
	await expect(dialog.getByRole('alert')).toContainText('Someone else has changed or deleted')
	await expect(dialog).toContainText('xīn de')
	expect(await storedWords(ids)).toHaveLength(1)
	await dialog.getByRole('button', { name: 'Delete' }).click()
	await expect(page.getByRole('status').getByText('The word was deleted.')).toBeVisible()
	await expect(page.getByText('No words found.')).toBeVisible()
	expect(await storedWords(ids)).toEqual([])
})

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false })

	test('selected words are disabled after a confirmation', { tag: '@long' }, async ({
		admin: page,
	}) => {
		const { run, ids } = await customWords(2)
		await page.goto('/admin/vocab')
		await page.getByPlaceholder('word').fill(run)
		await page.getByRole('button', { name: 'Filter' }).click()
		await expect(page.getByText('2 records')).toBeVisible()
		await page.getByRole('button', { name: 'Batch Delete Vocab' }).click()
		await page.waitForURL(/ask=batch-delete/)
		await expect(page.getByRole('alert')).toHaveText('Please select at least one custom word.')
		for (const box of await page.getByRole('checkbox').all()) await box.check()
		await page.getByRole('button', { name: 'Batch Set Status' }).click()
		const dialog = page.getByRole('dialog')
		await expect(dialog).toContainText('2 words')
		await dialog.getByLabel('Status').selectOption('Disabled')
		await dialog.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByRole('status').getByText('2 words were updated.')).toBeVisible()
		await expect(page.getByText('2 records')).toBeVisible()
		expect((await storedWords(ids)).map(({ status }) => status)).toEqual([0, 0])
	})
})
