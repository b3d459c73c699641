import { expect, test } from 'vitest'
import { openedList, sharesRow } from '#app/features/my-words/files/opened-list.ts'

const text = '#separator:tab\n#html:false\n银行\tyín háng\n秋天\tqiū tiān\n'
const opened = openedList('中文.apkg', { text, notices: [] })

test.each([
	['as it was', text],
	['with a row less and one more', '#separator:tab\n秋天\tqiū tiān\n头发\n'],
	['with a row that is being changed', text.replace('yín', 'yin')],
])('a list is still that of its file %s', (_, now) => {
	expect(sharesRow(opened, now)).toBe(true)
})

test.each([
	['emptied', ''],
	['emptied but for an end of a line', '\n'],
	['replaced', '银行\n学习'],
	['replaced by another list of Anki', '#separator:tab\n#html:false\n学习\txué xí\n'],
])('a list is no longer that of its file once it is %s', (_, now) => {
	expect(sharesRow(opened, now)).toBe(false)
})
