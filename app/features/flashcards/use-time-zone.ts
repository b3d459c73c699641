import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Tells the server the person's time zone if it has another one. */
export function useTimeZone(known: string): void {
	const { submit } = useFetcher()
	const told = useRef<string>()
	useEffect(() => {
		const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
		// Once a visit: a server that does not know a zone must not be told for ever.
		if (!timeZone || timeZone === known || timeZone === told.current) return
		told.current = timeZone
		submit({ intent: 'timeZone', timeZone }, { method: 'post', action: '/settings' })
	}, [known, submit])
}
