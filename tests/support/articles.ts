/** Articles and their worker on a separate database, for page tests. */
import { articles } from '#app/db/schema/index.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { articlesApp } from '#workers/articles/app.ts'
import { testPlatform } from './context.ts'
import { memoryDatabase } from './memory-database.ts'
import { marta } from './users.ts'

/** A binding backed by a function; `asked` records the requests. */
export function workerOf(serve: (request: Request) => Response | Promise<Response>) {
	const asked: string[] = []
	const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
		const request = new Request(address, init)
		asked.push(request.url)
		return serve(request)
	}
	return { binding: { fetch } as unknown as Fetcher, asked }
}

export async function platformWithArticles(...rows: Partial<typeof articles.$inferInsert>[]) {
	const db = await memoryDatabase()
	for (const [index, row] of rows.entries()) {
		await db.insert(articles).values({
			id: `article-${index + 1}`,
			enTitle: 'The Slow Train',
			title: '慢火车',
			level: 'elementary',
			content: [
				{
					zh: [{ word: '火车', pinyin: 'huǒ chē' }, { word: '来', pinyin: 'lái' }, { word: '了' }],
					en: 'The train is coming.',
					blank: 'normal',
				},
			],
			orderNo: -index,
			...row,
		})
	}
	const app = articlesApp(() => db)
	const worker = workerOf((request) => app.fetch(request, { LIBSQL_URL: 'http://localhost' }))
	const platform = await testPlatform({ ARTICLES: worker.binding })

	/** A visit by Marta, another user or a visitor. */
	function visit(path: string, user: User | undefined = marta) {
		const visited = platform.visit(path)
		return { ...visited, context: { ...visited.context, user: async () => user } }
	}
	return { visit, asked: worker.asked, nobody: platform.visit }
}
