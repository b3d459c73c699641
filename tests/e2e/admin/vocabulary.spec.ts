import type { Page } from '@playwright/test'
import { vocab } from '#app/db/schema/index.ts'
import { expect, test } from '#tests/support/journey.ts'
import { newHanzi } from '#tests/support/new-hanzi.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** Custom words unique to this test, found by their common first hanzi. */
async function customWords(count: number): Promise<string> {
	const run = newHanzi(3)
	await platformDatabase()
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
	return run
}

const row = (page: Page, word: string) => page.getByRole('row').filter({ hasText: word })

test('words can be found by substring, by pinyin and page by page', async ({ admin: page }) => {
	const run = await customWords(25)
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
