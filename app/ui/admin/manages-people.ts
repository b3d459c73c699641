import { createContext } from 'react'

/** Whether the reader of the back office is an administrator, who also looks after people and settings. */
export const ManagesPeople = createContext(false)
