import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Tells the server where the person's days begin, when it believes something else. */
export function useTimeZone(known: string): void {
	const { submit } = useFetcher()
	const told = useRef<string>()
	useEffect(() => {
		const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
		// Told once a visit: a server that does not know a zone must not be told for ever.
		if (!timeZone || timeZone === known || timeZone === told.current) return
		told.current = timeZone
		submit({ intent: 'timeZone', timeZone }, { method: 'post', action: '/settings' })
	}, [known, submit])
}
