import '@mantine/core/styles.css'
import 'react-toastify/ReactToastify.css'
import './font.css'
import './base.css'
