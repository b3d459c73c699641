import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Tells the server the person's time zone if it has another one. */
export function useTimeZone(known: string): void {
	const { submit } = useFetcher()
	const sent = useRef<string>()
	useEffect(() => {
		const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
		// Once per visit: a server that rejects a zone must not receive it for ever.
		if (!timeZone || timeZone === known || timeZone === sent.current) return
		sent.current = timeZone
		submit({ intent: 'timeZone', timeZone }, { method: 'post', action: '/settings' })
	}, [known, submit])
}
