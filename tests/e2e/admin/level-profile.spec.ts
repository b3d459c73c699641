import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { lessonContents, vocab } from '#app/db/schema/index.ts'
import { shuffled } from '#app/domain/shuffle.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { expect, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** The second lesson of an elementary course; the first one has 我, 看 and 头发. */
async function secondLesson() {
	const db = platformDatabase()
	const id = `tea-${crypto.randomUUID().slice(0, 8)}`
	await makeLesson(db, { id, type: 'course', level: 'elementary' })
	const lesson = (name: string, orderNo: number) =>
		makeLesson(db, { id: `${id}-${name}`, parentId: id, orderNo })
	const [first, second] = [await lesson('first', 1), await lesson('second', 2)]
	await db.insert(lessonContents).values([
		{ lessonId: first, content: contentFrom('我[wǒ] | 看[kàn] | 头发[tóu fa] | 。 / Hair.') },
		{ lessonId: second, content: contentFrom('我 | 看 | 。 / I look.') },
	])
	return `/admin/lessons/${second}/segment`
}

function panel(page: Page) {
	const area = page.getByLabel('Segment Editor')
	return {
		area,
		fold: page.getByText('Level profile', { exact: true }),
		above: page.getByRole('region', { name: /^Above HSK/ }),
		unlisted: page.getByRole('region', { name: /^Not in the dictionary/ }),
		toCheck: page.getByRole('region', { name: /^To check/ }),
		word: (word: string) => page.locator('.segment-preview ruby').filter({ hasText: word }),
		selected: () =>
			area.evaluate((field) =>
				field instanceof HTMLTextAreaElement
					? field.value.slice(field.selectionStart, field.selectionEnd)
					: '',
			),
	}
}

/** Four hanzi that no dictionary has as a word; each once, as 山茶山茶 would be known by 山茶. */
function newWord(): string {
	return shuffled([...'猫饼鱼灯茶巷树雨山云石风'], crypto.randomUUID())
		.slice(0, 4)
		.join('')
}

test('while a text is written, its profile names the words that need an eye', {
	tag: '@screens',
}, async ({ admin: page }) => {
	const unknown = newWord()
	await page.goto(await secondLesson())
	const { area, above, unlisted, toCheck, word, selected, fold } = panel(page)
	await expect(page.getByText('100% of the words are HSK 2 or below')).toBeVisible()
	await expect(page.getByText('100% are known from the lesson before')).toBeVisible()
	await area.press('Control+End')
	await page.keyboard.insertText(
		`\n\nzh: 小树长得慢，我的头发也长，研究␟${unknown}。\nen: Hair grows.`,
	)
	await area.press('Control+Home')
	await expect(area).toHaveValue(/zh: 小树␟长␟得␟慢，/)
	await expect(above.getByRole('button', { name: '研究' })).toBeVisible()
	await expect(page.getByText('100% of the words')).toBeHidden()

	// A click goes to the word.
	await above.getByRole('button', { name: '研究' }).click()
	await expect(area).toBeFocused()
	expect(await selected()).toBe('研究')

	// A reading in doubt is marked, and mended with a click wherever the word stands.
	await expect(word('长').first()).toHaveAttribute('data-doubt', 'reading')
	await toCheck.getByRole('button', { name: '长' }).first().click()
	expect(await selected()).toBe('长')
	await expectNoBarriers(page)
	await page.keyboard.press('F2')
	const dialog = page.getByRole('dialog', { name: 'Edit Pinyin' })
	await expect(dialog.getByRole('button', { name: 'zhǎng', pressed: true })).toBeVisible()
	await dialog.getByRole('switch', { name: /^Set the pinyin of all 2/ }).check()
	await dialog.getByRole('button', { name: 'cháng' }).click()
	await expect(dialog).toBeHidden()
	await expect(word('长').locator('rt')).toHaveText(['cháng', 'cháng'])
	await expect(page.locator('[data-doubt]')).toHaveCount(0)
	await area.press('Control+z')
	await expect(word('长').locator('rt')).toHaveText(['zhǎng', 'cháng'])
	await expect(word('长').first()).toHaveAttribute('data-doubt', 'reading')

	// A word in no dictionary leads to its form, and is none any more when the author comes back.
	const form = page.waitForEvent('popup')
	await unlisted.getByRole('link', { name: 'Add to vocabulary' }).click()
	const vocabulary = await form
	await expect(vocabulary.getByLabel('Word', { exact: true })).toHaveValue(unknown)
	await expect(vocabulary.getByLabel('Pinyin', { exact: true })).not.toHaveValue('')
	await vocabulary.getByLabel('Definition 1', { exact: true }).fill('a new word')
	await vocabulary.getByRole('button', { name: 'Save' }).click()
	await expect(vocabulary.getByText(`${unknown} was created.`)).toBeVisible()
	await expect(vocabulary).not.toHaveURL(/hanzi/)
	await vocabulary.close()
	await page.bringToFront()
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
	await expect(unlisted).toContainText('Every word is in the dictionary.')
	await platformDatabase().delete(vocab).where(eq(vocab.word, unknown))

	// Folded, it stays folded, and what is to be checked stands beside the text all the same.
	await fold.click()
	await expect(above).toBeHidden()
	await expect(word('长').first()).toHaveAttribute('data-doubt', 'reading')
	await toCheck.getByRole('combobox').selectOption('None')
	await expect(page.locator('[data-doubt]')).toHaveCount(0)
	await expect(toCheck).toContainText('Nothing is marked.')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(page.getByText('Lesson content saved successfully!')).toBeVisible()
	await page.reload()
	await expect(word('研究')).toBeVisible()
	await expect(above).toBeHidden()
	await fold.click()
	await expect(above.getByRole('button', { name: '研究' })).toBeVisible()
})
