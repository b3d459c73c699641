import { expect, test } from 'vitest'
import { withoutInvisible } from '#app/domain/lesson-text/invisible.ts'
import { tidyContent } from '#app/domain/lesson-text/prepare.ts'
import { parseTaggedText } from '#app/domain/lesson-text/tagged-text.ts'

test('pasted invisible characters are removed', () => {
	expect(withoutInvisible('你\u200B好\uFEFF，\u2060再\u00AD见')).toBe('你好，再见')
	expect(withoutInvisible('I’m fine 👩‍🏫')).toBe('I’m fine 👩‍🏫')
})

test('a text is read and stored without them', () => {
	expect(parseTaggedText('zh: 你\u200B好\nen: Hel\u00ADlo')).toEqual({
		ok: true,
		value: [{ zh: '你好', en: 'Hello' }],
	})
	const content = [
		{ zh: [{ word: '你\u200B好' }, { word: '\u200B' }], en: 'Hi', blank: 'normal' as const },
	]
	expect(tidyContent(content)).toEqual([{ zh: [{ word: '你好' }], en: 'Hi', blank: 'normal' }])
})
