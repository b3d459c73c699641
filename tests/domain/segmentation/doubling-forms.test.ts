import { expect, test } from 'vitest'
import { doublingForms, doublingOf, placesOfBase } from '#app/domain/segmentation/doubling-forms.ts'

test.each([
	['看看', '看', false],
	['慢慢儿', '慢慢', false],
	['高高兴兴', '高兴', false],
	['商量商量', '商量', false],
	['看一看', '看', false],
	['想了想', '想', false],
	['去不去', '去', true],
	['去没去', '去', true],
	['喜不喜欢', '喜欢', true],
	['吃没吃饭', '吃饭', true],
])('%s is a form of %s', (word, base, isQuestion) => {
	expect(doublingOf(word)).toMatchObject({ base, isQuestion })
})

test.each(['', '看', '学习', '哈哈哈', '不好不坏', '一心一意', '看看书'])(
	'%s is no doubling',
	(word) => {
		expect(doublingOf(word)).toBeUndefined()
	},
)

test('the word that is doubled is found in every form', () => {
	for (const one of doublingForms) {
		const found = placesOfBase(one).map((place) => one.form.charAt(place))
		expect(found.join('')).toBe(one.base)
	}
})
