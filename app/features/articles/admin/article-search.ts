/** The address of the list of articles: /admin/articles?keyword=火车&level=beginner&status=enabled&page=2 */
import { type CourseLevel, courseLevels } from '#app/domain/courses/course-level.ts'
import { type Paging, readPaging, searchWith } from '#app/ui/admin/paging.ts'
import { articleStatuses } from './article-status.ts'

export type ArticleSearch = Paging & {
	/** Part of a title or slug. */
	keyword: string
	level: CourseLevel | undefined
	/** A status's name in the address. */
	status: string | undefined
}

/** In characters; longer keywords are cut. */
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
	const query = searchWith(search, changes)
	return query === '?' ? '/admin/articles' : `/admin/articles${query}`
}

export function articlePath(id: string): string {
	return `/admin/articles/${encodeURIComponent(id)}`
}

/** The id in the new article's address; no article may have it as its slug. */
export const newArticle = 'new'
