/** A back office with 沈岚 signed in and the real tokenizer on the real dictionary. */
import type { lessons } from '#app/db/schema/index.ts'
import { testOffice } from './admin-pages.ts'
import { rowOfLesson } from './content-factories.ts'
import { realTokenizer } from './real-tokenizer.ts'

export async function writingOffice() {
	let tokenizer: ReturnType<typeof realTokenizer> | undefined
	const fetch: Fetcher['fetch'] = async (input, init) => {
		if (!tokenizer) throw new Error('There is no tokenizer yet')
		return tokenizer.binding.fetch(input, init)
	}
	const platform = await testOffice({ TOKENIZE: { fetch } as unknown as Fetcher })
	tokenizer = realTokenizer(platform.db)
	const { cookie } = platform
	const enter = (
		path: string,
		{ params = {}, form }: { params?: Record<string, string>; form?: Record<string, string> } = {},
	) => ({ ...platform.visit(path, { cookie, ...(form && { form }) }), params })
	return { ...platform, enter, asked: tokenizer.asked }
}

type Lesson = Partial<typeof lessons.$inferInsert> & { id: string }

/** Disabled: what is saved of it is stored at once. */
export function lessonRow(lesson: Lesson): typeof lessons.$inferInsert {
	const title = { zh: '赶集', en: 'Market Day' }
	return rowOfLesson({ title, category: 'misc', status: 0, ...lesson })
}
