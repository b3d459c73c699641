import { expect, test } from 'vitest'
import { countText } from '#app/domain/lesson-text/count-text.ts'

test.each([
	['', 0, 0],
	[' \n\n \n', 0, 0],
	['早上好！\nGood morning!', 1, 3],
	['早上好！\r\nGood morning!\r\n\r\n\r\n𠮷野家〇\r\nYoshinoya', 2, 7],
	['zh: 早上好！\nen: Good morning!\nzh：再见\nen: Bye', 2, 5],
	['zh: 早上\n\n好！\nen: Good morning!', 1, 3],
	['还没有翻译', 1, 5],
	['我爱北京。\nI love 北京.', 1, 4],
	['zh: 我爱北京。\nen: I love 北京.', 1, 4],
])('%j has %i paragraphs and %i characters', (text, paragraphs, characters) => {
	expect(countText(text)).toEqual({ paragraphs, characters })
})
