import { Component, type ReactNode, Suspense } from 'react'
import { type PageErrorCode, pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { useHydrated } from './use-hydrated.ts'

type Props = {
	/** A component of React.lazy. */
	children: ReactNode
	/** Stands there before the code has come. Default: nothing. */
	fallback?: ReactNode
	/** What is said if it cannot be loaded. */
	problem?: PageErrorCode
}

/**
 * A part of a page whose code is loaded when it is shown, in the browser alone: strokes, exercises, what only
 * editors see. If it fails, a sentence and a button stand in its place, and the rest of the page stays.
 */
export function LazyPart({ children, fallback, problem = 'word.load-failed' }: Props) {
	if (!useHydrated()) return fallback
	return (
		<PartBoundary problem={problem}>
			<Suspense fallback={fallback}>{children}</Suspense>
		</PartBoundary>
	)
}

type BoundaryProps = { children: ReactNode; problem: PageErrorCode }

class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
	override state = { hasFailed: false }

	static getDerivedStateFromError() {
		return { hasFailed: true }
	}

	override render() {
		const { children, problem } = this.props
		if (!this.state.hasFailed) return children
		return (
			<div className="grid justify-items-start gap-3">
				<Notice tone="error">{pageErrorText(problem)}</Notice>
				{/* A browser doesn't request a failed module again within the same page. */}
				<Button type="button" look="secondary" onClick={() => window.location.reload()}>
					Try again
				</Button>
			</div>
		)
	}
}
