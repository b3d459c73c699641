import { Component, type ReactNode, Suspense } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { reloadPage } from './reload-page.ts'
import { useToast } from './toast.tsx'
import { useHydrated } from './use-hydrated.ts'

type Props = {
	/** A component of React.lazy. */
	children: ReactNode
	/** Stands there before the code has come. Default: nothing. */
	fallback?: ReactNode
	/** The sentence to show if it cannot be loaded. */
	problem: string
	/** Of a dialog or popup: takes it away if it cannot be loaded. The sentence is shown as a toast. */
	close?: () => void
}

/**
 * A part of a page whose code is loaded when it is shown, in the browser alone: strokes, exercises, what only
 * editors see. If it fails, a sentence and a button stand in its place, and the rest of the page stays.
 */
export function LazyPart({ children, fallback, problem, close }: Props) {
	const toast = useToast()
	if (!useHydrated()) return fallback
	function onFailure() {
		if (!close) return
		toast({ tone: 'error', text: problem, action: <TryAgain /> })
		close()
	}
	return (
		<PartBoundary onFailure={onFailure} instead={!close && <Failed problem={problem} />}>
			<Suspense fallback={fallback}>{children}</Suspense>
		</PartBoundary>
	)
}

function Failed({ problem }: { problem: string }) {
	return (
		<div className="grid justify-items-start gap-3">
			<Notice tone="error">{problem}</Notice>
			<TryAgain />
		</div>
	)
}

/** A browser doesn't request a failed module again within the same page. */
function TryAgain() {
	return (
		<Button type="button" look="secondary" onClick={reloadPage}>
			Try again
		</Button>
	)
}

type BoundaryProps = { children: ReactNode; instead: ReactNode; onFailure: () => void }

class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
	override state = { hasFailed: false }

	static getDerivedStateFromError() {
		return { hasFailed: true }
	}

	override componentDidCatch() {
		this.props.onFailure()
	}

	override render() {
		return this.state.hasFailed ? this.props.instead : this.props.children
	}
}
