import { useLocation, useNavigate } from '@remix-run/react'
import { useCallback } from 'react'

/** The state of a link that opens a dialog, for its history entry. */
export const opensDialog = { opensDialog: true } as const

/**
 * Closes a dialog that the address names. Opening one adds a history entry, so that Back closes it;
 * closing it by hand goes back, too, and leaves no entry behind.
 */
export function useCloseDialog(listPath: string): () => void {
	const navigate = useNavigate()
	const { state } = useLocation()
	const isOpenedHere = isObject(state) && state.opensDialog === true
	return useCallback(() => {
		if (isOpenedHere) navigate(-1)
		else navigate(listPath, { replace: true, preventScrollReset: true })
	}, [isOpenedHere, navigate, listPath])
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null
}
