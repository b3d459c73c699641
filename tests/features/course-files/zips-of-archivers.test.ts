/** One course as archivers of several systems pack it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWholeCourse } from '#app/domain/course-files/read-course.ts'
import { sourceOf } from '#app/domain/course-files/zip-entries.ts'
import { textLimits } from '#app/features/course-files/cut-lessons.server.ts'
import { openZip } from '#app/features/course-files/open-zip.server.ts'

async function courseOf(name: string) {
	const bytes = readFileSync(`tests/fixtures/cases/30-course-zip/${name}.zip`)
	const files = await openZip(sourceOf(new Blob([bytes])))
	if (!files.ok) return expect.fail(files.error.code)
	const read = await readWholeCourse(files.value, textLimits)
	return read.ok ? JSON.parse(JSON.stringify(read.value)) : read.error
}

test.each([
	['with backslashes', 'backslash'],
	['with Windows line ends and a byte order mark', 'crlf-bom'],
	['with entries for folders', 'dirs'],
	['with a folder named in GBK', 'gbk-folder'],
	['with a text in GBK', 'gbk-text'],
	['of a Mac', 'mac'],
	['without a folder', 'nofolder'],
	['in one more folder', 'wrapped'],
])('a zip %s is the same course', async (_, name) => {
	expect(await courseOf(name)).toEqual(await courseOf('plain'))
})

test.each([
	['upper', 'zero/The-Phone-Rings.TXT'],
	['thumbs', 'zero/~$notes.docx'],
])('in %s.zip, what belongs to nothing is named', async (name, file) => {
	expect(await courseOf(name)).toContainEqual({ code: 'course-file.stranger', file })
})
