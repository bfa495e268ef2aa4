import sign from 'icon:crown';

export default sign;
