import { useLocation } from '@remix-run/react'
import { X } from 'lucide-react'
import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useRef,
	useState,
} from 'react'
import { WithHanzi } from './with-hanzi.tsx'

export type ToastTone = 'success' | 'error' | 'info' | 'warning'
export type Toast = {
	text: string
	tone: ToastTone
	durationMs?: number
	/** An action for the reader, such as a form with an Undo button. */
	action?: ReactNode
	/** It ends once its reader goes on to another page, whose head it would cover. */
	isOfPage?: boolean
	/** A newer message of the same topic takes the place of this one. */
	topic?: string
}

const defaultDurationMs = 3000
/** Long enough to read, decide and reach the button. */
const durationWithActionMs = 12_000

const edges: Record<ToastTone, string> = {
	success: 'border-l-jade',
	error: 'border-l-cinnabar',
	info: 'border-l-indigo',
	warning: 'border-l-amber',
}

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Shows a message at the top of the screen for a few seconds. */
export function useToast(): (toast: Toast) => void {
	return useContext(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
	const [toasts, setToasts] = useState<(Toast & { key: number })[]>([])
	const show = useCallback((toast: Toast) => {
		setToasts((shown) => [
			...shown.filter(({ topic }) => !topic || topic !== toast.topic),
			{ ...toast, key: (shown.at(-1)?.key ?? 0) + 1 },
		])
	}, [])
	const { pathname } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown
	useEffect(() => setToasts(lastingBeyondPage), [pathname])
	const close = useCallback((key: number) => {
		setToasts((shown) => shown.filter((toast) => toast.key !== key))
	}, [])
	return (
		<ToastContext.Provider value={show}>
			{children}
			<section
				aria-label="Messages"
				aria-live="polite"
				className="pointer-events-none fixed inset-x-0 top-3 z-50 grid justify-items-center gap-2 px-4"
			>
				{toasts.map(({ key, ...toast }) => (
					<ToastCard key={key} toast={toast} close={() => close(key)} />
				))}
			</section>
		</ToastContext.Provider>
	)
}

/** Messages that a change of the page leaves standing. */
export function lastingBeyondPage<T extends Pick<Toast, 'text' | 'isOfPage'>>(toasts: T[]): T[] {
	return toasts.some(({ isOfPage }) => isOfPage) ? toasts.filter((one) => !one.isOfPage) : toasts
}

function ToastCard({ toast, close }: { toast: Toast; close: () => void }) {
	const { text, tone, action } = toast
	const { durationMs = action ? durationWithActionMs : defaultDurationMs } = toast
	const card = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts once, on mount
	useEffect(() => {
		let timer = setTimeout(end, durationMs)
		/** Don't close while the pointer or the focus is on the toast. */
		function end() {
			const isInUse = action && card.current?.matches(':hover, :focus-within')
			if (isInUse) timer = setTimeout(end, defaultDurationMs)
			else close()
		}
		return () => clearTimeout(timer)
	}, [])
	return (
		<div
			ref={card}
			role={tone === 'error' ? 'alert' : 'status'}
			data-tone={tone}
			className={`card pointer-events-auto flex max-w-md animate-[drop_200ms] items-center gap-2 border-l-4 py-2 pr-1 pl-4 ${edges[tone]}`}
		>
			<p className="text-sm">
				<WithHanzi text={text} />
			</p>
			{action && <span onSubmit={close}>{action}</span>}
			<button
				type="button"
				onClick={close}
				aria-label="Close"
				className="grid size-9 place-items-center rounded-control text-ink-quiet hover:bg-sunken"
			>
				<X size={16} aria-hidden />
			</button>
		</div>
	)
}
