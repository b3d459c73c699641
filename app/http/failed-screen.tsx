import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react'
import type { ErrorCode } from '#app/domain/errors.ts'
import { isFailure } from '#app/domain/failure.ts'
import { type PageErrorCode, pageErrorText } from '#app/domain/page-errors.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { MessageScreen } from '#app/ui/message-screen.tsx'

type Props = {
	/** The error to show for unexpected failures. */
	fallback: PageErrorCode
	/** Headings for particular errors. */
	titles?: Partial<Record<ErrorCode, string>>
	/** The way on after particular errors. */
	advice?: Partial<Record<ErrorCode, PageErrorCode>>
}

/**
 * A route's error boundary. Shows the error catalogue's sentence for what a guard or loader threw.
 */
export function FailedScreen({ fallback, titles = {}, advice = {} }: Props) {
	const error = useRouteError()
	const failure = isRouteErrorResponse(error) && isFailure(error.data) ? error.data : undefined
	const isMissing = isRouteErrorResponse(error) && error.status === 404
	const title = failure && titles[failure.code]
	const help = failure && advice[failure.code]
	return (
		<MessageScreen
			hanzi="迷"
			title={
				title ?? (isMissing ? 'Not found' : failure ? 'You can’t open this' : 'An error occurred')
			}
			text={failure?.text ?? pageErrorText(fallback)}
		>
			{help && <p className="max-w-prose text-ink-soft">{pageErrorText(help)}</p>}
			<div className="flex flex-wrap justify-center gap-3">
				{!failure && (
					<Link reloadDocument to="." className={buttonClass('primary')}>
						Try again
					</Link>
				)}
				<Link to="/courses" className={buttonClass('secondary')}>
					Back to Courses
				</Link>
			</div>
		</MessageScreen>
	)
}
