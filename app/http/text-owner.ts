/**
 * Whose page it is. A lesson and an article are edited by the same pages: /admin/lessons/ni-hao/segment,
 * /admin/articles/the-slow-train/segment.
 */
import { useLocation, useParams } from '@remix-run/react'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'

type Asked = { request: Request; params: { id?: string | undefined } }

export function textOwnerOf({ request, params: { id = '' } }: Asked): AudioOwner {
	return { kind: kindAt(new URL(request.url).pathname), id }
}

export function useTextOwner(): AudioOwner {
	const { id = '' } = useParams()
	return { kind: kindAt(useLocation().pathname), id }
}

/** Routes take letters of either case. */
export function kindAt(path: string): AudioOwner['kind'] {
	const [, kind] = /^\/admin\/(lessons|articles)\//.exec(path.toLowerCase()) ?? []
	if (kind !== 'lessons' && kind !== 'articles') throw new Error(`Nobody's text is at ${path}`)
	return kind
}

/** There is no such lesson, no such article. */
export const noText = {
	lessons: 'lesson-text.lesson-missing',
	articles: 'article.not-found',
} as const
