import { AdminMessage } from '#app/ui/admin/message.tsx'
import { UndoDeletion } from '#app/ui/admin/undo-deletion.tsx'
import type { ArticleCard } from './list-articles.server.ts'

const verbs = {
	create: 'created',
	edit: 'saved',
	delete: 'deleted',
	restore: 'restored',
} as const

type ArticleChange = keyof typeof verbs

/** What the address says was done (?done=delete&of=…), as far as the article shows it. */
export function doneWith(
	search: URLSearchParams,
	{ isDeleted }: Pick<ArticleCard, 'isDeleted'>,
): ArticleChange | undefined {
	const changes = ['create', 'edit', 'delete', 'restore'] as const
	const done = changes.find((change) => change === search.get('done'))
	return done && isDeleted === (done === 'delete') ? done : undefined
}

type Props = {
	done: ArticleChange
	article: Pick<ArticleCard, 'id' | 'enTitle'>
	/** The list, with its filters, where a deleted article is seen again. */
	listPath: string
}

/** Says what was done; a deletion with a way back. */
export function DoneMessage({ done, article, listPath }: Props) {
	return (
		<AdminMessage
			text={`The article “${article.enTitle}” was ${verbs[done]}.`}
			tone="success"
			action={done === 'delete' && <UndoDeletion id={article.id} listPath={listPath} />}
		/>
	)
}
