import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { type ToastTone, useToast } from '#app/ui/toast.tsx'

type Props = {
	text: string
	tone: Extract<ToastTone, 'success' | 'error' | 'warning'>
	/** An action for the reader, such as a form with an Undo button. */
	action?: ReactNode
}

/** Messages by history entry: going back to one says nothing anew. */
const shown = new Set<string>()

/** Reports success or failure as a toast. */
export function AdminMessage({ text, tone, action }: Props) {
	const toast = useToast()
	const { key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same message twice is shown twice
	useEffect(() => {
		const message = `${key} ${text}`
		if (shown.has(message)) return
		shown.add(message)
		toast({ text, tone, action })
	}, [text, tone, toast, key])
	return null
}
