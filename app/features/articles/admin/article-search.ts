/** The address of the list of articles: /admin/articles?keyword=火车&level=beginner&status=enabled&page=2 */
import { type CourseLevel, courseLevels } from '#app/domain/courses/course-level.ts'
import { type Paging, readPaging, searchWith } from '#app/ui/admin/paging.ts'
import { articleStatuses } from './article-status.ts'

export type ArticleSearch = Paging & {
	/** A part of a title or of an address. */
	keyword: string
	level: CourseLevel | undefined
	/** As it stands in the address. */
	status: string | undefined
}

/** Nobody searches for more. */
const longestKeyword = 200

export function readArticleSearch(search: URLSearchParams): ArticleSearch {
	const keyword = (search.get('keyword') ?? '').trim().normalize('NFC')
	return {
		...readPaging(search),
		keyword: [...keyword].slice(0, longestKeyword).join(''),
		level: courseLevels.find((level) => level === search.get('level')),
		status: articleStatuses.find(({ slug }) => slug === search.get('status'))?.slug,
	}
}

export function articlesPath(
	search: URLSearchParams,
	changes: Parameters<typeof searchWith>[1] = {},
): string {
	const wanted = searchWith(search, changes)
	return wanted === '?' ? '/admin/articles' : `/admin/articles${wanted}`
}

export function articlePath(id: string): string {
	return `/admin/articles/${encodeURIComponent(id)}`
}

/** Where a new article is written; no article may have this name. */
export const newArticle = 'new'
