import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import { type ToastTone, useToast } from '#app/ui/toast.tsx'

type Props = {
	text: string
	tone: Extract<ToastTone, 'success' | 'error' | 'warning'>
	/** What can be done about it, such as a form with an Undo button. */
	action?: ReactNode
}

/** What was done or went wrong: a toast, or a notice where no script runs. */
export function AdminMessage({ text, tone, action }: Props) {
	const toast = useToast()
	const { key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same once more is said once more
	useEffect(() => {
		toast({ text, tone, action })
	}, [text, tone, toast, key])
	return (
		<noscript>
			<Notice tone={tone}>{text}</Notice>
			{action}
		</noscript>
	)
}
