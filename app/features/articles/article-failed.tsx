import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react'
import { isFailure } from '#app/domain/failure.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { MessageScreen } from '#app/ui/message-screen.tsx'
import { BackToArticles } from './article-head.tsx'

/** Says that an article does not exist, or why it could not be loaded. */
export function ArticleFailed() {
	const error = useRouteError()
	const failure = isRouteErrorResponse(error) && isFailure(error.data) ? error.data : undefined
	const isMissing = failure?.code === 'article.not-found'
	const reason = pageErrorText('article.load-failed')
	return (
		<MessageScreen
			hanzi="迷"
			title={isMissing ? 'Not found' : 'An error occurred'}
			text={failure?.text ?? pageErrorText('page.error', { reason })}
		>
			<div className="flex flex-wrap justify-center gap-3">
				{!isMissing && (
					<Link reloadDocument to="." className={buttonClass('primary')}>
						Try again
					</Link>
				)}
				<BackToArticles className={buttonClass('secondary')} />
			</div>
		</MessageScreen>
	)
}
